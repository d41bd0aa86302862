const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and attributes of HTML and XML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
