/**
 * Copies a text. Over plain http, and in older web views, there is no clipboard interface: then a hidden text field is
 * copied from, and the focus goes back to where it was (docs/requirements.md section 8, decision 119).
 */

function copyThroughField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Where the page already is: a field elsewhere would scroll it there.
  field.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px';
  // Beside the button that was pressed: an open dialog would not let a field outside of it take the focus.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without the clipboard's interface
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Whether the text is on the clipboard now. Call it from the shopper's own press: browsers refuse otherwise. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}
