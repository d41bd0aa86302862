/** The value, or the bound that it is beyond. Where the bounds cross, the least wins. */
export const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
