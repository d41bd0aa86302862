/**
 * What became of a call about an account (docs/requirements.md section 8). No schema here: the browser imports these
 * values.
 */
export const accountNews = {
  linkSent: 'Link sent! Check your inbox',
  passwordReset: 'Password reset successful!',
  unknown: 'User not found. Please check your credentials or sign up.',
  endedEverywhere: 'You are logged out everywhere.',
} as const;

/** One of a list of where a member is logged in. */
export const UNNAMED_BROWSER = 'A browser that does not say what it is';
