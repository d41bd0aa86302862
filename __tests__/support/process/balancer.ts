/** A small load balancer: requests go to the nodes in turn. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/**
 * A node that lets nobody in is passed over; who has been let in and gets no answer is told 502, since the node may
 * have done the work.
 */
export async function makeBalancer(nodes: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const agent = new http.Agent({ keepAlive: false });

  const pass = (
    request: http.IncomingMessage,
    body: Buffer,
    response: http.ServerResponse,
    [node = '', ...others]: readonly string[],
  ): void => {
    const { method, url = '/', headers } = request;
    const far = http.request(node + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    far.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' && others.length > 0) pass(request, body, response, others);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
    });
    far.end(body);
  };

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      turn = (turn + 1) % nodes.length;
      pass(request, Buffer.concat(parts), response, [...nodes.slice(turn), ...nodes.slice(0, turn)]);
    });
  });
  // As real ones do: Node's five seconds may end just as a request comes.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
