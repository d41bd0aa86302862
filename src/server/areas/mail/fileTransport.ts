/**
 * Without a mail server each mail becomes an .eml file: a double click opens it in a mail program, and a text editor
 * shows it as it is, reset link included. So only the shop's own user may read it.
 */
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { errorCode } from '../../lib/errorCode';
import { makePrivateFolder, writeWhole } from '../../security/privateFiles';
import { messageOf } from './mimeMessage';
import { TransportFault, slugOf, type Mail, type Transport } from './transport';

export function makeFileTransport(folder: string): Transport {
  return {
    async send(mail) {
      const file = fileNameOf(mail);
      try {
        await makePrivateFolder(folder);
        const whole = path.join(folder, file);
        await writeWhole(whole, await emlOf(mail), `${whole}.part`);
      } catch (error) {
        throw new TransportFault(
          'transport',
          `${errorCode(error) || 'Error'}: the outbox folder could not be written to.`,
        );
      }
      return { note: 'SMTP_URL is not set, so a mail was written as a file into DATA_DIR/outbox.', file };
    },
    close: () => undefined,
  };
}

/** Sorts by time. The same at every try, so that a mail that is written again takes its own place. */
const fileNameOf = ({ at, id, kind }: Mail): string =>
  `${new Date(at).toISOString().replaceAll(':', '-')}_${String(id).padStart(6, '0')}_${slugOf(kind)}.eml`;

/**
 * nodemailer would break up lines and write other scripts in code, which nobody can read; so it makes the head alone.
 */
async function emlOf(mail: Mail): Promise<string> {
  const { text, ...head } = messageOf(mail);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({ ...head, text: '' });
  const lines = String(message).trimEnd().split('\r\n');
  const own = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...String(text).split('\n'),
  ];
  return [...lines.filter((line) => !/^content-type:/i.test(line)), ...own].join('\r\n');
}
