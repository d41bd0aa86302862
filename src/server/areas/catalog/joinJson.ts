const comma = Buffer.from(',');

/**
 * Joins JSON texts with commas, as bytes.
 * @param before stands in front of them: '[' begins an array
 * @param after stands behind them
 */
export const joinJson = (texts: readonly Buffer[], before = '', after = ''): Buffer =>
  Buffer.concat([
    Buffer.from(before),
    ...texts.flatMap((text, at) => (at === 0 ? [text] : [comma, text])),
    Buffer.from(after),
  ]);
