/** The shop sets a single cookie, whose value needs no escaping: this is all the cookie code it takes. */

interface CookieOptions {
  /** Send over https only. */
  secure: boolean;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name && /^[\w-]+$/.test(value.trim())) return value.trim();
  }
  return undefined;
}

/** HttpOnly and SameSite=Lax always (CONTRACT.md section 1). */
export const writeCookie = (name: string, value: string, { secure, maxAge }: CookieOptions): string =>
  [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
