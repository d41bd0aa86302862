/**
 * `npm run bench:api`: how many requests the built shop answers, how fast, and in how much memory, beside a bare Fastify that sends
 * the same bytes. Both are measured in turn, cell by cell, so that whatever else the machine does hits both. `--quick` takes a minute.
 */
const fs = require('node:fs');
const path = require('node:path');
const { buildWhenNeeded } = require('./build');
const { cleanUpAtExit, end, forkWith } = require('./benchApi/children');
const { scenes } = require('./benchApi/scenes');
const { openShop, record } = require('./benchApi/shop');

const part = (name) => path.join(__dirname, 'benchApi', name);
const quick = process.argv.includes('--quick');
const time = quick ? { seconds: 0.5, warmUp: 0.2 } : { seconds: 3, warmUp: 1 };
const catalogues = [150, 20_000];
const crowds = [1, 20];

const say = (line) => process.stdout.write(`${line}\n`);
const left = (text, width) => String(text).padEnd(width);
const right = (text, width) => String(text).padStart(width);
const count = (value) => Math.round(value).toLocaleString('en-IN');
const ms = (value) => value.toFixed(2);

/** What the process holds of the machine's memory now, in MB; `-` where the system does not say. */
function memoryOf({ pid }) {
  const status = `/proc/${pid}/status`;
  if (!fs.existsSync(status)) return '-';
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(status, 'utf8'))[1]) / 1024);
}

/** Each act of a run is another than those before it, so that nothing kept answers for it. */
let acts = 0;

async function measure(port, scene, connections, products) {
  const { answer } = await forkWith(part('load.js'), { port, scene: scene.name, connections, products, firstNumber: acts, ...time });
  if (answer.fault) throw new Error(`${scene.name}: ${answer.fault}`);
  acts = answer.result.lastNumber;
  return answer.result;
}

const figures = ({ perSecond, p50, p99 }) => `${right(count(perSecond), 9)} ${right(ms(p50), 8)} ${right(ms(p99), 8)}`;

async function benchCatalogue(products) {
  const shop = await openShop(products);
  const { child: bare, answer } = await forkWith(part('bareServer.js'), { recorded: await record(shop) });
  say(`\n${count(products)} products`);
  say(`${left('', 21)} ${right('conns', 5)} | ${right('shop /s', 9)} ${right('p50 ms', 8)} ${right('p99 ms', 8)} | ${right('bare /s', 9)} ${right('p50 ms', 8)} ${right('p99 ms', 8)} | shop:bare`);
  for (const scene of scenes) {
    for (const connections of crowds) {
      const ofShop = await measure(shop.port, scene, connections, shop.sample);
      const ofBare = await measure(answer.port, scene, connections, shop.sample);
      const ratio = ofBare.perSecond === 0 ? '-' : ms(ofShop.perSecond / ofBare.perSecond);
      say(`${left(scene.name, 21)} ${right(connections, 5)} | ${figures(ofShop)} | ${figures(ofBare)} | ${right(ratio, 9)}`);
    }
  }
  say(`memory afterwards: shop ${memoryOf(shop.child)} MB, bare ${memoryOf(bare)} MB`);
  await Promise.all([end(shop.child), end(bare)]);
}

async function main() {
  cleanUpAtExit();
  await buildWhenNeeded();
  for (const products of catalogues) await benchCatalogue(products);
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
