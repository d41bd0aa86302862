/** Hands a file to the shopper's device, or shows it in a tab of its own. */

/** Milliseconds until a browser has surely begun to save or to show. */
const LONG_ENOUGH = 60_000;

/** An address of this tab alone for a text; it ends by itself. */
function addressOf(text: string, type: string): string {
  const url = URL.createObjectURL(new Blob([text], { type }));
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH);
  return url;
}

/** Whether the browser took it. Some web views cannot save: they throw, or know no such links. */
export function saveFile(name: string, text: string): boolean {
  try {
    const link = document.createElement('a');
    if (!('download' in link)) return false;
    Object.assign(link, { href: addressOf(text, 'application/json'), download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the text stands in a new tab now. Call it from the shopper's own press: browsers refuse otherwise, and some
 * web views always.
 */
export function showText(text: string): boolean {
  try {
    return window.open(addressOf(text, 'text/plain;charset=utf-8'), '_blank') !== null;
  } catch {
    return false;
  }
}
