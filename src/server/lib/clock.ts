/** Epoch milliseconds. Handed in, so that a test can say what time it is. */
export type Clock = () => number;
