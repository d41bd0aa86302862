/** Marks a button whose every press counts, also before hydration (docs/decisions/0204-early-input.md). */
export const eachPress = { type: 'button', 'data-counts-each': '' } as const;
