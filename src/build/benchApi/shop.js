/** The built shop as a process of its own, on a folder of its own, filled with made-up products. */
const { spawn } = require('node:child_process');
const path = require('node:path');
const { keep, makeFolder, runToEnd } = require('./children');
const { openConnection } = require('./connection');
const { scenes } = require('./scenes');
const { writeSheet } = require('./sheet');

const server = path.join(__dirname, '../../../dist/server');
const MOST_SAMPLED = 50;
/** What an answer is made of; the shop's protective headers are its own expense. */
const kept = ['content-type', 'content-encoding', 'set-cookie'];

async function openShop(products) {
  const folder = makeFolder();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', HOST: '127.0.0.1', PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const sheet = path.join(folder, 'products.csv');
  writeSheet(sheet, products);
  await runToEnd(path.join(server, 'cli.js'), ['catalogue', 'import', sheet], env);
  const child = keep(spawn(process.execPath, [path.join(server, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] }));
  const port = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const opened = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk);
      if (opened) resolve(Number(opened[1]));
    });
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}.`)));
  });
  return { child, port, sample: await sampleOf(port) };
}

async function sampleOf(port) {
  const connection = await openConnection(port);
  // Uncompressed, since it is read here.
  const { body } = await connection.ask('GET', `/api/customProducts/all?pageSize=${MOST_SAMPLED}`, { coding: 'identity' });
  connection.close();
  return JSON.parse(body).map(({ productId, productRate }) => ({ id: productId, rate: productRate }));
}

/** Acts out every scene once (each product once) and keeps what the shop answered, the first for each path. */
async function record({ port, sample }) {
  const connection = await openConnection(port);
  const recorded = new Map();
  const ask = async (method, address, options) => {
    const answer = await connection.ask(method, address, options);
    const [place] = address.split('?');
    const headers = Object.fromEntries(
      answer.head.split('\r\n').slice(1).map((line) => line.split(': ', 2)).filter(([name]) => kept.includes(name.toLowerCase())),
    );
    const key = `${method} ${place}`;
    if (!recorded.has(key)) recorded.set(key, { method, path: place, status: answer.status, headers, body: answer.body.toString('base64') });
    return answer;
  };
  for (const { open, act } of scenes) {
    const opened = await open({ ...connection, ask });
    for (let number = 0; number < sample.length; number += 1) await act({ ...connection, ask }, { number, products: sample, opened });
  }
  connection.close();
  return [...recorded.values()];
}

module.exports = { openShop, record };
