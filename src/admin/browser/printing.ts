/** Prints the page as it is once what was just drawn is there, its pictures and fonts too. */
export async function printWhole(): Promise<void> {
  await document.fonts?.ready;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  window.print();
}
