/**
 * `npm run bench`: measures the shop's speed, prints a table with the control beside each figure, writes
 * docs/performance.md with its charts, and fails when a budget of docs/budgets.json is broken. A whole run takes some
 * minutes and needs the machine for itself.
 *
 * `--only weights,web` runs some of the parts, `--quick` measures less of each; both write no report.
 */
// The shops that it starts have the settings that it gives them, and none of the machine's.
process.env.ENV_FILE = 'off';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { brokenBudgets } = require('./budgets');
const { asText, rowsOf } = require('./table');
const { buildWhenNeeded } = require('../built/buildWhenNeeded');

const parts = ['weights', 'web', 'interactions', 'visits', 'api', 'growth', 'searchWorst'];
const budgetsFile = path.join(__dirname, '../../../docs/budgets.json');

/** The machine in words. */
const machine = () => ({
  Processor: `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores`,
  Memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  Node: process.version,
});

/** @throws on an unknown argument */
function wanted(args) {
  const quick = args.includes('--quick');
  const at = args.indexOf('--only');
  const names = at === -1 ? parts : (args[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Error(`there is no part called ${unknown}; there are ${parts.join(', ')}`);
  return { quick, names, isWhole: !quick && at === -1 };
}

async function main() {
  const { quick, names, isWhole } = wanted(process.argv.slice(2));
  const budgets = JSON.parse(fs.readFileSync(budgetsFile, 'utf8'));
  await buildWhenNeeded();
  const figures = [];
  for (const name of names) {
    const part = require(`./${name}`);
    process.stdout.write(`\n${part.title}\n`);
    figures.push(...(await part.measure({ quick, say: (line) => process.stdout.write(`  ${line}\n`) })));
  }
  const ids = new Set(figures.map(({ id }) => id));
  const ofParts = Object.fromEntries(Object.entries(budgets).filter(([id]) => isWhole || ids.has(id)));
  process.stdout.write(`\n${asText(rowsOf(figures, budgets))}\n`);
  if (isWhole) await require('./benchReport').writeReport({ figures, budgets, machine: machine() });
  const broken = brokenBudgets(figures, ofParts);
  if (broken.length > 0) throw new Error(`budgets are broken:\n${broken.join('\n')}`);
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
