/** The whole file cannot be imported; the message is for staff. */
export class ImportError extends Error {}
