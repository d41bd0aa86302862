/** A tab whose address is known a moment after the press. */

interface OpenedTab {
  goTo: (address: string) => void;
  close: () => void;
}

/** To be called in the press itself. null: the browser opened none. */
export function openTab(): OpenedTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // What stands there must not reach back into the desk.
  tab.opener = null;
  return { goTo: (address) => tab.location.replace(address), close: () => tab.close() };
}
