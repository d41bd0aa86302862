/**
 * A mail as a mail program takes it. nodemailer writes the header lines, so that nothing in them can begin another one.
 */
import type { SendMailOptions } from 'nodemailer';
import { senderDomain, senderOf } from './sender';
import type { Mail } from './transport';

export const messageOf = ({ to, from, subject, text, at, messageId }: Mail): SendMailOptions => ({
  from: senderOf(from),
  // As an object it is one address, whatever commas are in it.
  to: { name: '', address: to },
  subject,
  text,
  date: new Date(at),
  messageId,
  // Keeps holiday notices from answering (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** `<…@the brand's domain>` */
export const messageIdOf = (sealId: string): string => `<${sealId}@${senderDomain}>`;
