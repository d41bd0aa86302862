/**
 * What every cookie of the shop has in common: no script reads it, no other site's form sends it, plain http does not
 * carry it.
 * @param secure whether the request came by https
 */
export const cookieSecurity = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
