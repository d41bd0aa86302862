/**
 * Looks like an e-mail address (docs/requirements.md section 5): behind the `@` a dot that is neither first nor last.
 * Whether somebody reads it, only a mail can tell.
 */
export const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
