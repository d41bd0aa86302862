/** A real mail server on this machine, that keeps what it is given and can be told to refuse. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { readMail, type ReadMail } from './mails';

interface ReceivedMail extends ReadMail {
  /** As given before the mail itself. */
  envelope: { from: string; to: string[] };
  raw: string;
  isEncrypted: boolean;
}

interface MailServerOptions {
  /** 0 is any that is free. */
  port?: number;
  /** Who may send; anybody unless given. */
  login?: { user: string; password: string };
  /** What to say instead of yes to a recipient; null is yes. */
  refusal?: (recipient: string) => { code: number; says: string } | null;
  /** Runs when a mail has arrived in full, before the server says so. */
  beforeYes?: () => Promise<void>;
  /** Whether it offers to encrypt, with a certificate that nobody knows. */
  encrypts?: boolean;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function startMailServer(options: MailServerOptions = {}) {
  const { port = 0, login, refusal = () => null, beforeYes, encrypts = false } = options;
  const mails: ReceivedMail[] = [];
  const asked: string[] = [];
  let connections = 0;

  const receive = async (raw: Buffer, { envelope, secure }: SMTPServerSession): Promise<void> => {
    await beforeYes?.();
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const to = envelope.rcptTo.map(({ address }) => address);
    mails.push({ ...(await readMail(raw)), envelope: { from, to }, raw: raw.toString(), isEncrypted: secure });
  };

  const server = new SMTPServer({
    // Or it would warn of the certificate that it brings along.
    logger: false,
    disabledCommands: [...(encrypts ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: !login,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('No such user')),
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      const no = refusal(address);
      done(no && Object.assign(new Error(no.says), { responseCode: no.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void receive(Buffer.concat(chunks), session).then(() => done(), done));
    },
  });
  // A client that breaks off is part of some tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  const bareUrl = `smtp://${login ? `${login.user}:${encodeURIComponent(login.password)}@` : ''}127.0.0.1:${listening}`;

  return {
    port: listening,
    /**
     * Most tests ask about other things than encryption, for which a server would need a certificate that the shop
     * knows.
     */
    url: `${bareUrl}?requireTLS=false`,
    bareUrl,
    mails,
    /** Every recipient that was asked for, refused or not. */
    asked,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
