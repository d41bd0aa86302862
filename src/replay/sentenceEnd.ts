/** An error's words may quote what broke it. */
const LONGEST = 300;

/** What an error says, to end a sentence with: not too long, and with one full stop, be it its own. */
export function sentenceEnd(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text.trim();
  return /[.…!?]$/.test(short) ? short : `${short}.`;
}
