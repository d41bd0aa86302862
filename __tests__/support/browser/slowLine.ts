/** A line on which a page comes in two pieces, the second of them when it is let. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowLine {
  url: string;
  letRestCome(): void;
  close(): Promise<void>;
}

/**
 * @param shopUrl of the shop at the other end
 * @param last what the first piece of a page ends before, as it stands in the markup
 */
export async function slowLine(shopUrl: string, last: string): Promise<SlowLine> {
  let letRestCome = () => {};
  const rest = new Promise<void>((resolve) => (letRestCome = resolve));
  const server = http.createServer(({ method, url = '/', headers }, response) => {
    const asked = { ...headers, 'accept-encoding': 'identity' };
    const far = http.request(shopUrl + url, { method, headers: asked }, (answer) => {
      const { 'content-length': _, ...told } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, told);
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const page = Buffer.concat(parts);
        const cut = page.indexOf(last);
        if (cut < 0) throw new Error(`No ${last} in ${url}`);
        response.write(page.subarray(0, cut));
        void rest.then(() => response.end(page.subarray(cut)));
      });
    });
    far.on('error', () => response.destroy());
    far.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letRestCome,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
