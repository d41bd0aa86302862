/** The control: a page of words and one picture, from a server of a few lines, in the same browser and phone. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface ControlPage {
  url: string;
  close: () => Promise<void>;
}

/** Serves it at a free port of this machine. */
export async function serveControl(answer: http.RequestListener): Promise<ControlPage> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

const html = (words: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title>
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:0 16px}</style></head>
<body><h1>Control</h1><img src="/picture" width="900" height="1200" alt=""><p>${words}</p></body></html>`;

const WORDS = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 997}`).join(' ');

/** A picture of the shop's own, with its media type. */
export interface ControlPicture {
  type: string;
  bytes: Buffer;
}

export function openControl(picture: ControlPicture): Promise<ControlPage> {
  const page = brotliCompressSync(html(WORDS));
  return serveControl(({ url }, answer) => {
    if (url === '/picture')
      answer
        .writeHead(200, { 'content-type': picture.type, 'content-length': picture.bytes.length })
        .end(picture.bytes);
    else if (url === '/')
      answer
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.length,
        })
        .end(page);
    else answer.writeHead(204).end();
  });
}
