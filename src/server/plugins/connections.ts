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

/**
 * A connection of a network and whether it has work under way. It is told by the last answer itself, and only when the
 * shop has too many connections: to hear of the end of each answer took a part of a quick one's time that could be
 * measured.
 */
interface Connection {
  socket: Socket;
  network: Network;
  /** Where it waits to have sent the rest; undefined while it has sent all. */
  waitsIn: Set<Connection> | undefined;
  /** To its last request. */
  answer: ServerResponse | undefined;
  /** Goes up with every request of the shop. */
  lastRequest: number;
}

/** Those that have waited longest come first. */
interface Network {
  halfSent: Set<Connection>;
  halfBody: Set<Connection>;
  /** At work or not. */
  open: Set<Connection>;
}

const isIdle = ({ answer, waitsIn }: Connection): boolean => waitsIn === undefined && answer?.writableFinished === true;

/** Those that have waited longest come first. */
const idleOf = ({ open }: Network): Connection[] =>
  [...open].filter(isIdle).sort((one, other) => one.lastRequest - other.lastRequest);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type Options = Pick<Capacity, 'mostHalfSentOfOne' | 'manyConnections'> & {
  /** Whether an address is a trusted proxy's. */
  isTrusted: (address: string) => boolean;
};

export default fp<Options>(
  (app, { mostHalfSentOfOne, manyConnections, isTrusted }, done) => {
    /** With open connections, by name. */
    const networks = new Map<string, Network>();
    /** Of each but a trusted proxy's: reading an address takes as long as a tenth of a quick answer. */
    const connections = new WeakMap<Socket, Connection>();
    let open = 0;
    let requests = 0;

    const networkNamed = (name: string): Network => {
      const network = networks.get(name) ?? { halfSent: new Set(), halfBody: new Set(), open: new Set() };
      networks.set(name, network);
      return network;
    };
    const moveTo = (wait: Set<Connection> | undefined, connection: Connection): void => {
      connection.waitsIn?.delete(connection);
      wait?.add(connection);
      connection.waitsIn = wait;
    };
    const endOldestOf = (group: Iterable<Connection>): void => {
      const [oldest] = group;
      if (!oldest) return;
      moveTo(undefined, oldest);
      oldest.network.open.delete(oldest);
      oldest.socket.destroy();
    };
    /** Ends the oldest of the largest group: of one network, waiting for one thing. */
    const makeRoom = (): void => {
      let largest: readonly Connection[] = [];
      for (const network of networks.values()) {
        for (const group of [[...network.halfSent], [...network.halfBody], idleOf(network)]) {
          if (group.length > largest.length) largest = group;
        }
      }
      endOldestOf(largest);
    };

    app.server.on('connection', (socket: Socket) => {
      open += 1;
      socket.once('close', () => (open -= 1));
      const address = socket.remoteAddress ?? '';
      if (isTrusted(address)) return;
      const name = networkOf(address);
      const network = networkNamed(name);
      const connection: Connection = { socket, network, waitsIn: undefined, answer: undefined, lastRequest: 0 };
      connections.set(socket, connection);
      network.open.add(connection);
      socket.once('close', () => {
        moveTo(undefined, connection);
        network.open.delete(connection);
        if (network.open.size === 0 && networks.get(name) === network) networks.delete(name);
      });
      moveTo(network.halfSent, connection);
      if (network.halfSent.size > mostHalfSentOfOne) endOldestOf(network.halfSent);
      if (open > manyConnections) makeRoom();
    });

    app.server.on('request', (request, response) => {
      const connection = connections.get(request.socket);
      if (!connection) return;
      connection.answer = response;
      connection.lastRequest = requests += 1;
      if (connection.waitsIn) moveTo(undefined, connection);
      if (request.complete || !hasBody(request)) return;
      const { halfBody } = connection.network;
      moveTo(halfBody, connection);
      if (halfBody.size > mostHalfSentOfOne) endOldestOf(halfBody);
      request.once('end', () => {
        if (connection.waitsIn === halfBody) moveTo(undefined, connection);
      });
    });
    done();
  },
  { name: 'connections' },
);
