/** docs/requirements.md section 8, Logout. */
export const LOGGED_OUT = 'Logout successfully';
