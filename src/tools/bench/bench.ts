/**
 * `npm run bench`: measures the shop's speed, prints a table with the control beside each figure, writes
 * docs/performance.md with its charts, and fails when a budget of docs/budgets.json is broken. A whole run takes some
 * minutes and needs the machine for itself.
 *
 * `--only weights,web` runs some of the parts, `--quick` measures less of each; both write no report.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '../built/buildWhenNeeded';
import { endWith } from '../failure';
import type { BenchPart, Budgets, Figure } from './bench.types';
import { writeReport } from './benchReport';
import { brokenBudgets } from './budgets';
import { parts } from './parts';
import { asText, rowsOf } from './table';

// The shops that it starts have the settings that it gives them, and none of the machine's.
process.env.ENV_FILE = 'off';

const budgetsFile = path.join(__dirname, '../../../docs/budgets.json');

/** The machine in words. */
const machine = (): Record<string, string> => ({
  Processor: `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores`,
  Memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  Node: process.version,
});

interface Wanted {
  quick: boolean;
  parts: readonly BenchPart[];
  /** A whole run, which the report is written of. */
  isWhole: boolean;
}

/** @throws on an unknown argument */
function wanted(args: readonly string[]): Wanted {
  const quick = args.includes('--quick');
  const at = args.indexOf('--only');
  if (at === -1) return { quick, parts, isWhole: !quick };
  const named = (args[at + 1] ?? '').split(',').map((name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`there is no part called ${name}; there are ${parts.map((one) => one.name).join(', ')}`);
    return part;
  });
  return { quick, parts: named, isWhole: false };
}

async function main(): Promise<void> {
  const { quick, parts: chosen, isWhole } = wanted(process.argv.slice(2));
  const budgets = JSON.parse(fs.readFileSync(budgetsFile, 'utf8')) as Budgets;
  buildWhenNeeded();
  const figures: Figure[] = [];
  for (const part of chosen) {
    process.stdout.write(`\n${part.title}\n`);
    figures.push(...(await part.measure({ quick, say: (line) => void process.stdout.write(`  ${line}\n`) })));
  }
  const ids = new Set(figures.map(({ id }) => id));
  const ofParts = Object.fromEntries(Object.entries(budgets).filter(([id]) => isWhole || ids.has(id)));
  process.stdout.write(`\n${asText(rowsOf(figures, budgets))}\n`);
  if (isWhole) writeReport({ figures, budgets, machine: machine() });
  const broken = brokenBudgets(figures, ofParts);
  if (broken.length > 0) throw new Error(`budgets are broken:\n${broken.join('\n')}`);
}

main().then(() => process.exit(0), endWith());
