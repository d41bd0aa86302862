/** A crowd of new connections is let in before long work begins, though Node accepts one in each turn of its event loop. */
import net, { type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeNewcomers } from '../../../src/server/load/acceptBacklog';
import { inTime } from '../../support/until';

let server: net.Server;
let port: number;
let clients: net.Socket[] = [];
/** What each who was let in has said. */
let heard: string[];

beforeEach(async () => {
  heard = [];
  server = net.createServer((socket) => socket.on('data', (chunk) => heard.push(chunk.toString())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  await new Promise((resolve) => server.close(resolve));
});

const crowd = (heads: number): void => {
  for (let head = 0; head < heads; head += 1) {
    const client = net.connect(port, '127.0.0.1', () => client.write('hello'));
    client.on('error', () => undefined);
    clients.push(client);
  }
};

describe('new connections in a crowd', () => {
  it('lets in and hears everybody who waits', async () => {
    const newcomersIn = makeNewcomers(server);
    crowd(200);
    await newcomersIn();
    expect(heard).toHaveLength(200);
  });

  it('does so whatever the server does between, and for all who ask at once', async () => {
    const newcomersIn = makeNewcomers(server);
    crowd(100);
    await Promise.all([newcomersIn(), newcomersIn()]);
    expect(heard).toHaveLength(100);
    crowd(100);
    await newcomersIn();
    expect(heard).toHaveLength(200);
  });

  it('counts those who are one too many', async () => {
    server.maxConnections = 10;
    let dropped = 0;
    server.on('drop', () => (dropped += 1));
    const newcomersIn = makeNewcomers(server);
    crowd(50);
    await newcomersIn();
    expect({ heard: heard.length, dropped }).toEqual({ heard: 10, dropped: 40 });
  });

  it('does not wait for ever where they never end', async () => {
    const newcomersIn = makeNewcomers(server);
    let goesOn = true;
    let came = 0;
    server.on('connection', () => (came += 1));
    const flood = (async () => {
      while (goesOn) {
        crowd(2);
        await nextTurn();
      }
    })();
    try {
      await inTime('a crowd without end to let work begin', newcomersIn());
    } finally {
      goesOn = false;
    }
    await flood;
    expect(came).toBeGreaterThan(0);
  });
});
