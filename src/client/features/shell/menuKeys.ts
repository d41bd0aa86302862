/**
 * Which item of a menu a key leads to: the arrows go round, Home and End to the ends, a letter to the next item that begins
 * with it. null: the key is not for the menu.
 */
export function itemForKey(key: string, index: number, texts: readonly string[]): number | null {
  const count = texts.length;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return null;
      const round = texts.map((_, step) => (index + 1 + step) % count);
      return round.find((at) => texts[at]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
    }
  }
}
