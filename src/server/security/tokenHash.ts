import { createHash } from 'node:crypto';

/**
 * What the database holds of a random token that only its bearer knows: of a session, a reset link, a known browser.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
