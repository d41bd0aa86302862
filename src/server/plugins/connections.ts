/**
 * Keeps one network from using up the shop's connections: each may stay open for some seconds without having sent a
 * whole request, and Node itself counts them over all callers alike. Connections that a trusted proxy opens are the
 * proxy's to watch.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import type { Capacity } from '../load/capacity';
import { networkOf } from '../load/network';

/** Sockets by network, those that have waited longest first. */
class Waiting {
  private readonly sockets = new Map<string, Set<Socket>>();

  add(network: string, socket: Socket): number {
    const own = this.sockets.get(network) ?? new Set();
    this.sockets.set(network, own.add(socket));
    return own.size;
  }

  delete(network: string, socket: Socket): void {
    const own = this.sockets.get(network);
    if (own?.delete(socket) && own.size === 0) this.sockets.delete(network);
  }

  endOldestOf(network: string): void {
    const [oldest] = this.sockets.get(network) ?? [];
    if (!oldest) return;
    this.delete(network, oldest);
    oldest.destroy();
  }

  /** The network with most of them, and how many; undefined where there are none. */
  largest(): [string, number] | undefined {
    let most: [string, number] | undefined;
    for (const [network, { size }] of this.sockets) if (!most || size > most[1]) most = [network, size];
    return most;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type Options = Pick<Capacity, 'mostHalfSentOfOne' | 'manyConnections'> & {
  /** Whether an address is a trusted proxy's. */
  isTrusted: (address: string) => boolean;
};

export default fp<Options>(
  (app, { mostHalfSentOfOne, manyConnections, isTrusted }, done) => {
    /** Those that have sent no whole head yet. */
    const halfSent = new Waiting();
    /** Those whose head is here, and the rest of the request not yet. */
    const halfBodies = new Waiting();
    /** Those whose requests are answered. */
    const idle = new Waiting();
    const all = [halfSent, halfBodies, idle];
    const forget = (network: string, socket: Socket): void => {
      for (const waiting of all) waiting.delete(network, socket);
    };
    /** Of each connection but a trusted proxy's: reading an address takes as long as a tenth of a quick answer. */
    const networks = new WeakMap<Socket, string>();
    let open = 0;

    const makeRoom = (): void => {
      const [of, network] = all
        .flatMap((waiting) => {
          const largest = waiting.largest();
          return largest ? [[waiting, ...largest] as const] : [];
        })
        .sort(([, , a], [, , b]) => b - a)[0] ?? [undefined, ''];
      of?.endOldestOf(network);
    };

    app.server.on('connection', (socket: Socket) => {
      open += 1;
      socket.once('close', () => (open -= 1));
      const address = socket.remoteAddress ?? '';
      if (isTrusted(address)) return;
      const network = networkOf(address);
      networks.set(socket, network);
      socket.once('close', () => forget(network, socket));
      if (halfSent.add(network, socket) > mostHalfSentOfOne) halfSent.endOldestOf(network);
      if (open > manyConnections) makeRoom();
    });
    app.server.on('request', (request, response) => {
      const { socket } = request;
      const network = networks.get(socket);
      if (network === undefined) return;
      forget(network, socket);
      if (!request.complete && hasBody(request)) {
        if (halfBodies.add(network, socket) > mostHalfSentOfOne) halfBodies.endOldestOf(network);
        request.once('end', () => halfBodies.delete(network, socket));
      }
      response.once('close', () => {
        halfBodies.delete(network, socket);
        if (!socket.destroyed) idle.add(network, socket);
      });
    });
    done();
  },
  { name: 'connections' },
);
