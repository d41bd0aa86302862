/** docs/requirements.md section 8, Logout. Apart from the other words: the header says it. */
export const LOGGED_OUT = 'Logout successfully';
