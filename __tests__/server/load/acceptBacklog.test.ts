/**
 * New connections are drained from the accept backlog before long work begins, though Node accepts one in each turn of
 * its event loop.
 */
import net, { type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeBacklogDrain } from '../../../src/server/load/acceptBacklog';
import { inTime } from '../../support/lib/until';

let server: net.Server;
let port: number;
let clients: net.Socket[] = [];
/** What each accepted connection has said. */
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

const fillBacklog = (heads: number): void => {
  for (let head = 0; head < heads; head += 1) {
    const client = net.connect(port, '127.0.0.1', () => client.write('hello'));
    client.on('error', () => undefined);
    clients.push(client);
  }
};

describe('The drain of the accept backlog', () => {
  it('accepts and hears every connection that waits', async () => {
    const drainBacklog = makeBacklogDrain(server);
    fillBacklog(200);
    await drainBacklog();
    expect(heard).toHaveLength(200);
  });

  it('does so again and again, and for all callers at once', async () => {
    const drainBacklog = makeBacklogDrain(server);
    fillBacklog(100);
    await Promise.all([drainBacklog(), drainBacklog()]);
    expect(heard).toHaveLength(100);
    fillBacklog(100);
    await drainBacklog();
    expect(heard).toHaveLength(200);
  });

  it('counts connections that are one too many', async () => {
    server.maxConnections = 10;
    let dropped = 0;
    server.on('drop', () => (dropped += 1));
    const drainBacklog = makeBacklogDrain(server);
    fillBacklog(50);
    await drainBacklog();
    expect({ heard: heard.length, dropped }).toEqual({ heard: 10, dropped: 40 });
  });

  it('ends where new connections never do', async () => {
    const drainBacklog = makeBacklogDrain(server);
    let goesOn = true;
    let came = 0;
    server.on('connection', () => (came += 1));
    const flood = (async () => {
      while (goesOn) {
        fillBacklog(2);
        await nextTurn();
      }
    })();
    try {
      await inTime('a backlog without end to let work begin', drainBacklog());
    } finally {
      goesOn = false;
    }
    await flood;
    expect(came).toBeGreaterThan(0);
  });
});
