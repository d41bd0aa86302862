/** The way out for mails, whichever it is, and what can go wrong on it. */
import type { MailKind, SealedMail } from './outbox';

export interface Mail extends SealedMail {
  kind: MailKind;
  /** Its row's. */
  id: number;
  /** When it was written, epoch ms. */
  at: number;
  /** The same at every try, so that a mail that was sent twice after all is shown once by most mail programs. */
  messageId: string;
}

export interface Transport {
  /** Gives what the log should say of it. Throws a TransportFault. `stop` breaks off a mail that is on its way. */
  send(mail: Mail, stop: AbortSignal): Promise<Sent>;
  close(): void;
}

export interface Sent {
  note: string;
  /** The name of the file, where the mail became one. */
  file?: string;
}

/**
 * Whose fault it was. 'recipient': the address will never work, so no further try. 'transport': nothing can be sent at
 * the moment, this mail or another. 'mail': this one did not get through, others may.
 */
export type Culprit = 'recipient' | 'transport' | 'mail';

/**
 * Its message is stored and logged, so it holds no address and nothing of what the mail server wrote, which may repeat
 * one.
 */
export class TransportFault extends Error {
  constructor(
    readonly culprit: Culprit,
    message: string,
  ) {
    super(message);
  }
}

/** `order placed` → `order-placed` */
export const slugOf = (kind: MailKind): string => kind.replaceAll(' ', '-');
