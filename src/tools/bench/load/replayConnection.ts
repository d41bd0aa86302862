/**
 * One keep-alive connection that sends prepared requests and only counts the bytes of the answers: an answer from
 * memory takes a server a few dozen microseconds, and a load that cost more would measure itself.
 */
const net = require('node:net');

const HEAD_END = '\r\n\r\n';
const requestOf = ({ url, headers = {} }) =>
  Buffer.from([`GET ${url} HTTP/1.1`, 'host: 127.0.0.1', ...Object.entries(headers).map((pair) => pair.join(': '))].join('\r\n') + HEAD_END);

/** `requests`: [{ url, headers, status }]. Every answer to one of them has as many bytes as its first. */
async function openReplay(port, requests) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const ready = requests.map((request) => ({ bytes: requestOf(request), status: `HTTP/1.1 ${request.status ?? 200}`, length: 0 }));
  let asked = ready[0];
  let waiting = null;
  let received = 0;
  let first = [];

  const fail = (message) => waiting?.reject(new Error(message));
  socket.on('data', (chunk) => {
    if (received === 0 && chunk.latin1Slice(0, asked.status.length) !== asked.status) return fail(`The server answered ${chunk.latin1Slice(0, 60)}`);
    received += chunk.length;
    if (asked.length === 0) {
      first.push(chunk);
      asked.length = wholeLength(Buffer.concat(first));
    }
    if (asked.length === 0 || received < asked.length) return;
    if (received > asked.length) return fail('An answer was longer than the first of its kind.');
    first = [];
    received = 0;
    waiting.resolve();
  });
  socket.on('error', (error) => fail(error.message)).on('close', () => fail('The server closed the connection.'));

  return {
    ask: (number) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        asked = ready[number % ready.length];
        socket.write(asked.bytes);
      }),
    close: () => socket.destroy(),
  };
}

/** Bytes of head and body; 0 while the head is incomplete. */
function wholeLength(bytes) {
  const headLength = bytes.indexOf(HEAD_END);
  if (headLength < 0) return 0;
  return headLength + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(bytes.latin1Slice(0, headLength))?.[1] ?? 0);
}

module.exports = { openReplay };
