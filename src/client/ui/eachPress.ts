/** A button of which two presses are two, also before the page hears of them (docs/decisions/0204-early-input.md). */
export const eachPress = { type: 'button', 'data-counts-each': '' } as const;
