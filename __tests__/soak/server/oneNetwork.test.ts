/** Thousands of half-sent requests from one address: others are answered meanwhile. */
import net, { type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { inTime } from '../../support/lib/until';

const CROWD = 3100;
const OTHERS = 140;

let shop: TestShop;
let sockets: net.Socket[] = [];
beforeAll(async () => {
  shop = await buildTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

const connect = (localAddress: string, text: string): net.Socket => {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = net.connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};
/** The first line of the answer to a call from there. */
async function ask(localAddress: string): Promise<string> {
  const socket = connect(localAddress, 'GET /api/home-coupons HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await inTime(`an answer to ${localAddress}, while the crowd sends no more`, closed);
  return heard.split('\r\n')[0] ?? '';
}

describe('A crowd of half-sent requests from one network', () => {
  const head = 'POST /users/loginUser HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  it.each([
    ['heads', 'GET /api/coupons HTTP/1.1\r\nHost: sh'],
    ['bodies', `${head}Content-Length: 60\r\n\r\nemailId=`],
    ['bodies in pieces', `${head}Transfer-Encoding: chunked\r\n\r\n8\r\nemailId=\r\n`],
  ])(
    'of %s keeps nobody else out, round after round',
    async (_what, text) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (let n = 0; n < CROWD; n += 1) connect('127.0.0.3', text);
        const answers = await Promise.all(Array.from({ length: OTHERS }, (_, n) => ask(`127.0.1.${n + 1}`)));
        expect(answers.filter((line) => line !== 'HTTP/1.1 200 OK')).toEqual([]);
        for (const socket of sockets) socket.destroy();
        sockets = [];
      }
    },
    limitFor(15),
  );
});
