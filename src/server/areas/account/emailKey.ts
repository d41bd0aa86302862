/** An e-mail address as it is compared: nobody remembers which letters were typed large. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
