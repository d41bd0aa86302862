/**
 * A button that was pressed while the page was only drawn. The page notes the newest one (server/pages/firstScripts) and it is
 * pressed again when the page is alive, so that no tap of an impatient shopper is lost. Links and forms work without any script.
 */

/** What the page's own script leaves on the document, until the page is alive. */
interface WaitingDocument extends Document {
  earlyPress?: { button: HTMLElement | null; stop: () => void };
}

export function pressAgain(document: WaitingDocument): void {
  const early = document.earlyPress;
  if (!early) return;
  delete document.earlyPress;
  early.stop();
  // After what React is doing now: the button's part may come alive by the press.
  setTimeout(() => early.button?.isConnected && early.button.click());
}
