/** One keep-alive connection that counts bytes and decodes nothing: the load must cost less than the server. */
const net = require('node:net');

const HEAD_END = '\r\n\r\n';

/** Opens a connection to 127.0.0.1. `ask` sends one request and resolves to its answer at the last byte. */
async function openConnection(port) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting = null;
  let received = Buffer.alloc(0);
  const fail = (error) => waiting?.reject(error ?? new Error('The server closed the connection.'));

  socket.on('data', (chunk) => {
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
        const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', `accept-encoding: ${coding}`, `accept: ${accept}`];
        if (cookie) lines.push(`cookie: ${cookie}`);
        if (type) lines.push(`content-type: ${type}`);
        if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`);
        socket.write(`${lines.join('\r\n')}${HEAD_END}${body}`);
      }),
    /** Stores the cookie that an answer sets. */
    keepCookie: ({ head }) => {
      cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? cookie;
    },
    forgetCookie: () => {
      cookie = '';
    },
    close: () => socket.destroy(),
  };
}

module.exports = { openConnection };
