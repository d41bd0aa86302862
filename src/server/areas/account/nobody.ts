/**
 * The member that owns the orders of all deleted accounts. No member's id looks like it, and no address that can be
 * typed is its e-mail address.
 */
export const NOBODY = 'u_nobody';
