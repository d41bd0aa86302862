/** The control: a page of words and one picture, from a server of a few lines, in the same browser and phone. */
const http = require('node:http');
const { brotliCompressSync } = require('node:zlib');

const html = (words) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title>
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:0 16px}</style></head>
<body><h1>Control</h1><img src="/picture" width="900" height="1200" alt=""><p>${words}</p></body></html>`;

const WORDS = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 997}`).join(' ');

/** @param picture the bytes and type of a picture, the shop's own @returns {Promise<{ url: string, close: () => Promise<void> }>} */
async function openControl(picture) {
  const page = brotliCompressSync(html(WORDS));
  const server = http.createServer(({ url }, answer) => {
    if (url === '/picture') answer.writeHead(200, { 'content-type': picture.type, 'content-length': picture.bytes.length }).end(picture.bytes);
    else if (url === '/') answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': page.length }).end(page);
    else answer.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => new Promise((resolve) => server.close(resolve)) };
}

module.exports = { openControl };
