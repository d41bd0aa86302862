/**
 * One keep-alive connection that sends prepared requests and only counts the bytes of the answers: an answer from
 * memory takes a server a few dozen microseconds, and a load that cost more would measure itself.
 */
import net from 'node:net';
import type { PreparedRequest } from './load.types';

const HEAD_END = '\r\n\r\n';
const requestOf = ({ url, headers = {} }: PreparedRequest): Buffer =>
  Buffer.from(
    [`GET ${url} HTTP/1.1`, 'host: 127.0.0.1', ...Object.entries(headers).map((pair) => pair.join(': '))].join('\r\n') +
      HEAD_END,
  );

export interface Replay {
  /** Sends one of the requests, in turn; resolves at the answer's last byte. */
  ask: (number: number) => Promise<void>;
  close: () => void;
}

/** @param requests at least one. Every answer to one of them has as many bytes as its first. */
export async function openReplay(port: number, requests: readonly PreparedRequest[]): Promise<Replay> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const ready = requests.map((request) => ({
    bytes: requestOf(request),
    status: `HTTP/1.1 ${request.status ?? 200}`,
    length: 0,
  }));
  let [asked] = ready;
  let waiting: { resolve: () => void; reject: (error: Error) => void } | null = null;
  let received = 0;
  let first: Buffer[] = [];

  const fail = (message: string): void => waiting?.reject(new Error(message));
  socket.on('data', (chunk: Buffer) => {
    if (!asked) return;
    if (received === 0 && chunk.toString('latin1', 0, asked.status.length) !== asked.status) {
      return fail(`The server answered ${chunk.toString('latin1', 0, 60)}`);
    }
    received += chunk.length;
    if (asked.length === 0) {
      first.push(chunk);
      asked.length = wholeLength(Buffer.concat(first));
    }
    if (asked.length === 0 || received < asked.length) return;
    if (received > asked.length) return fail('An answer was longer than the first of its kind.');
    first = [];
    received = 0;
    waiting?.resolve();
  });
  socket.on('error', (error) => fail(error.message)).on('close', () => fail('The server closed the connection.'));

  return {
    ask: (number) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        asked = ready[number % ready.length];
        if (asked) socket.write(asked.bytes);
      }),
    close: () => socket.destroy(),
  };
}

/** Bytes of head and body; 0 while the head is incomplete. */
function wholeLength(bytes: Buffer): number {
  const headLength = bytes.indexOf(HEAD_END);
  if (headLength < 0) return 0;
  return (
    headLength +
    HEAD_END.length +
    Number(/\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, headLength))?.[1] ?? 0)
  );
}
