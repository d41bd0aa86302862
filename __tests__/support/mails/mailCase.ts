/** What the tables of mails (accountMails.ts, orderMails.ts) have in common. */
import type { NewMail } from '../../../src/server/areas/mail/outbox';

export const to = 'asha@example.com';
export const shopUrl = 'https://shop.example';

/** What a customer reads between the greeting and the good-bye: what the mail is about, the mail, and what it says. */
export type MailCase = [string, NewMail, { kind: string; subject: string; says: string[] }];
