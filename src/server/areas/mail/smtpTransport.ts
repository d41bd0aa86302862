/**
 * Mails through the mail server of SMTP_URL. Every wait has an end: a server that says nothing must not hold the outbox
 * up.
 */
import { createTransport, type NodemailerError } from 'nodemailer';
import { errorCode } from '../../lib/errorCode';
import { htmlOf } from './htmlPart';
import { messageOf } from './mimeMessage';
import { TransportFault, type Transport } from './transport';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 20_000;

/** What SMTP_URL itself can say of it, as nodemailer names it. */
const encryptionNames = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'] as const;

/**
 * How SMTP_URL is meant, for nodemailer. Names, orders and reset links go out encrypted or not at all: an attacker on
 * the line could otherwise remove the mail server's offer of encryption. `?requireTLS=false` says otherwise.
 */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS?: true } {
  const { protocol, searchParams } = new URL(smtpUrl);
  const saysItself = encryptionNames.some((name) => searchParams.has(name));
  return { url: smtpUrl, ...(protocol === 'smtp:' && !saysItself && { requireTLS: true }) };
}

/** @param shopUrl where the shop's own links begin */
export function makeSmtpTransport(smtpUrl: string, shopUrl: string): Transport {
  const mailer = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, stop) {
      try {
        // What parts the two ends the text with a line of its own.
        const both = { text: mail.text.trimEnd(), html: htmlOf(mail.text, shopUrl) };
        await mailer.sendMail({ ...messageOf(mail), ...both, signal: stop });
      } catch (error) {
        throw faultOf(error as NodemailerError);
      }
      return { note: 'A mail was sent.' };
    },
    close: () => mailer.close(),
  };
}

const NOT_ENCRYPTED =
  'ETLS: the way to the mail server could not be encrypted. ' +
  'Where it offers nothing else, ?requireTLS=false at the end of SMTP_URL sends mails in the open.';

/** As Node names what is wrong with one. */
const isAboutCertificate = /CERT|^UNABLE_TO_|HOSTNAME_MISMATCH/;
const UNKNOWN_CERTIFICATE =
  "the mail server's certificate has run out, is another host's, or is of nobody whom this machine knows.";

/** Only codes are taken over: the server's own words may hold the recipient's address. */
export function faultOf(error: NodemailerError): TransportFault {
  const { responseCode: reply, command, response = '' } = error;
  const code = errorCode({ code: error.originalCode }) || errorCode(error) || 'Error';
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH')
    return new TransportFault(
      'transport',
      `${reply ?? error.code}: the mail server did not accept the user or the password of SMTP_URL.`,
    );
  if (isAboutCertificate.test(code)) return new TransportFault('transport', `${code}: ${UNKNOWN_CERTIFICATE}`);
  if (error.code === 'ETLS') return new TransportFault('transport', NOT_ENCRYPTED);
  if (reply === undefined) {
    // What is wrong with the mail itself was found before anybody was asked.
    if (code === 'EENVELOPE' || code === 'EMESSAGE')
      return new TransportFault('mail', `${code}: the mail could not be made ready.`);
    return new TransportFault('transport', `${code}: the mail server could not be reached or broke off.`);
  }
  // The server closes down, or the session did not get as far as a mail.
  if (reply === 421 || command === 'CONN' || command === 'EHLO' || command === 'HELO' || command === 'STARTTLS') {
    return new TransportFault('transport', `${reply}: the mail server takes no mails at the moment.`);
  }
  if (error.permanent && command === 'RCPT TO' && !isAboutUs(reply, response)) {
    return new TransportFault('recipient', `${reply}: the mail server does not know the recipient.`);
  }
  const step = command === 'MAIL FROM' ? 'the sender' : command === 'RCPT TO' ? 'the recipient' : 'the mail';
  return new TransportFault('mail', `${reply}: the mail server refused ${step}${error.permanent ? '' : ' for now'}.`);
}

/**
 * 530 wants a login, and enhanced codes X.7 are about rules for senders (RFC 3463): a setting to put right, not an
 * address that is wrong.
 */
const isAboutUs = (reply: number, response: string): boolean => reply === 530 || /^\d{3}[ -]5\.7\./.test(response);
