/** One keep-alive connection that counts bytes and decodes nothing: the load must cost less than the server. */
import net from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface Answer {
  status: number;
  /** Its lines, the first with the status. */
  head: string;
  body: Buffer;
}

interface Asked {
  body?: string;
  /** Of the body. */
  type?: string;
  coding?: string;
  accept?: string;
}

export interface Connection {
  /** Sends one request; resolves to its answer at the last byte. */
  ask: (method: 'GET' | 'POST', path: string, asked?: Asked) => Promise<Answer>;
  /** Stores the cookie that an answer sets. */
  keepCookie: (answer: Answer) => void;
  forgetCookie: () => void;
  close: () => void;
}

/** Opens a connection to 127.0.0.1. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  let received: Buffer = Buffer.alloc(0);
  const fail = (error?: Error): void => waiting?.reject(error ?? new Error('The server closed the connection.'));

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headLength = received.indexOf(HEAD_END);
    if (headLength < 0 || !waiting) return;
    const head = received.toString('latin1', 0, headLength);
    const length = headLength + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < length) return;
    const { resolve } = waiting;
    waiting = null;
    const body = received.subarray(headLength + HEAD_END.length, length);
    received = Buffer.alloc(0);
    resolve({ status: Number(head.slice(9, 12)), head, body });
  });
  socket.on('error', fail).on('close', () => fail());

  let cookie = '';
  return {
    ask: (method, path, { body = '', type, coding = 'br', accept = 'application/json' } = {}) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const lines = [
          `${method} ${path} HTTP/1.1`,
          'host: 127.0.0.1',
          `accept-encoding: ${coding}`,
          `accept: ${accept}`,
        ];
        if (cookie) lines.push(`cookie: ${cookie}`);
        if (type) lines.push(`content-type: ${type}`);
        if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`);
        socket.write(`${lines.join('\r\n')}${HEAD_END}${body}`);
      }),
    keepCookie: ({ head }) => {
      cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? cookie;
    },
    forgetCookie: () => {
      cookie = '';
    },
    close: () => socket.destroy(),
  };
}
