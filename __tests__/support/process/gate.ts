/** A way to a server that can be cut and opened again, as a network can. */
import net from 'node:net';

export interface Gate {
  port: number;
  /** Breaks what is connected and lets nobody in. */
  cut(): void;
  open(): void;
  close(): Promise<void>;
}

export async function makeGate(to: number): Promise<Gate> {
  const sockets = new Set<net.Socket>();
  let isOpen = true;
  const server = net.createServer((near) => {
    if (!isOpen) return void near.resetAndDestroy();
    const far = net.connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = (): void => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    port: (server.address() as net.AddressInfo).port,
    cut: () => {
      isOpen = false;
      breakAll();
    },
    open: () => void (isOpen = true),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      breakAll();
      return closed;
    },
  };
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
