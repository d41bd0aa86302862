/** Longer than a card shows at once: about seven lines of a phone. */
const LONG = { characters: 240, lines: 6 } as const;

export const isLong = (message: string): boolean => message.length > LONG.characters || message.split('\n').length > LONG.lines;
