/**
 * Keeps one network from using up the shop's connections: each may stay open for some seconds without having sent a
 * whole request, and Node itself counts them over all callers alike. Connections that a trusted proxy opens are the
 * proxy's to watch.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import type { Capacity } from '../load/capacity';
import { networkOf } from '../load/network';

/** Why a connection of a network is open with no work under way for it. */
const waits = ['halfSent', 'halfBody', 'idle'] as const;
type Wait = (typeof waits)[number];

interface Network extends Readonly<Record<Wait, Set<Socket>>> {
  /** Its connections, at work or not. */
  open: number;
}

interface Connection {
  network: Network;
  /** Where it waits; undefined while a request of it is at work. */
  waitsIn: Set<Socket> | undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type Options = Pick<Capacity, 'mostHalfSentOfOne' | 'manyConnections'> & {
  /** Whether an address is a trusted proxy's. */
  isTrusted: (address: string) => boolean;
};

export default fp<Options>(
  (app, { mostHalfSentOfOne, manyConnections, isTrusted }, done) => {
    /** With open connections, by name. Sets: those that have waited longest come first. */
    const networks = new Map<string, Network>();
    /** Of each but a trusted proxy's: reading an address takes as long as a tenth of a quick answer. */
    const connections = new WeakMap<Socket, Connection>();
    let open = 0;

    const join = (name: string): Network => {
      const network = networks.get(name) ?? { halfSent: new Set(), halfBody: new Set(), idle: new Set(), open: 0 };
      network.open += 1;
      networks.set(name, network);
      return network;
    };
    const moveTo = (wait: Set<Socket> | undefined, socket: Socket, connection: Connection): void => {
      connection.waitsIn?.delete(socket);
      wait?.add(socket);
      connection.waitsIn = wait;
    };
    const endOldestOf = (wait: Set<Socket>): void => {
      const [oldest] = wait;
      if (!oldest) return;
      wait.delete(oldest);
      oldest.destroy();
    };
    /** Ends the oldest of the largest crowd: of one network, waiting for one thing. */
    const makeRoom = (): void => {
      let largest: Set<Socket> | undefined;
      for (const wait of waits) {
        for (const network of networks.values()) if (network[wait].size > (largest?.size ?? 0)) largest = network[wait];
      }
      if (largest) endOldestOf(largest);
    };

    app.server.on('connection', (socket: Socket) => {
      open += 1;
      socket.once('close', () => (open -= 1));
      const address = socket.remoteAddress ?? '';
      if (isTrusted(address)) return;
      const name = networkOf(address);
      const network = join(name);
      const connection: Connection = { network, waitsIn: undefined };
      connections.set(socket, connection);
      socket.once('close', () => {
        moveTo(undefined, socket, connection);
        connections.delete(socket);
        network.open -= 1;
        if (network.open === 0) networks.delete(name);
      });
      moveTo(network.halfSent, socket, connection);
      if (network.halfSent.size > mostHalfSentOfOne) endOldestOf(network.halfSent);
      if (open > manyConnections) makeRoom();
    });

    /** One function for all answers: a new one for each took a part of a quick answer's time that could be measured. */
    function onAnswered(this: ServerResponse): void {
      const { socket } = this.req;
      const connection = connections.get(socket);
      if (connection && !socket.destroyed) moveTo(connection.network.idle, socket, connection);
    }
    app.server.on('request', (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection) return;
      moveTo(undefined, socket, connection);
      if (!request.complete && hasBody(request)) {
        const { halfBody } = connection.network;
        moveTo(halfBody, socket, connection);
        if (halfBody.size > mostHalfSentOfOne) endOldestOf(halfBody);
        request.once('end', () => {
          if (connection.waitsIn === halfBody) moveTo(undefined, socket, connection);
        });
      }
      response.on('close', onAnswered);
    });
    done();
  },
  { name: 'connections' },
);
