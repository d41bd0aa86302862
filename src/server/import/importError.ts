/** The whole file cannot be imported; the message is for the shop-keeper. */
export class ImportError extends Error {}
