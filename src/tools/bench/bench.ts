/**
 * `npm run bench`: measures the shop's speed, prints a table with the control beside each figure, writes
 * docs/performance.md with its charts, and fails when a budget of docs/budgets.json is broken. A whole run takes most of
 * an hour and needs the machine for itself.
 *
 * `--only weights,web` runs some of the parts, and leaves the figures of the others as they were; `--quick` measures
 * less of each and writes nothing. A part that breaks is told at the end; the others are measured all the same.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '../built/buildWhenNeeded';
import { endWith } from '../failure';
import type { BenchPart, Budgets, Figure } from './bench.types';
import { writeReport, type MeasuredPart } from './benchReport';
import { brokenBudgets } from './budgets';
import { keepFigures, readKept, type KeptFigures } from './keptFigures';
import { parts } from './parts';
import { asText, rowsOf } from './table';

// The shops that it starts have the settings that it gives them, and none of the machine's.
process.env.ENV_FILE = 'off';

const docs = path.join(__dirname, '../../../docs');
const budgetsFile = path.join(docs, 'budgets.json');
const keptFile = path.join(docs, 'performance/figures.json');

/** The machine in words. */
const machine = (): string =>
  [
    `Processor: ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores`,
    `Memory: ${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `Node: ${process.version}`,
  ].join(' · ');

interface Wanted {
  quick: boolean;
  parts: readonly BenchPart[];
}

/** @throws on an unknown argument */
function wanted(args: readonly string[]): Wanted {
  const quick = args.includes('--quick');
  const at = args.indexOf('--only');
  if (at === -1) return { quick, parts };
  const named = (args[at + 1] ?? '').split(',').map((name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`there is no part called ${name}; there are ${parts.map((one) => one.name).join(', ')}`);
    return part;
  });
  return { quick, parts: named };
}

async function main(): Promise<void> {
  const { quick, parts: chosen } = wanted(process.argv.slice(2));
  const budgets = JSON.parse(fs.readFileSync(budgetsFile, 'utf8')) as Budgets;
  buildWhenNeeded();
  const figures: Figure[] = [];
  const faults: string[] = [];
  for (const part of chosen) {
    process.stdout.write(`\n${part.title}\n`);
    try {
      const measured = await part.measure({ quick, say: (line) => void process.stdout.write(`  ${line}\n`) });
      figures.push(...measured);
      if (!quick) keepFigures(keptFile, part.name, { machine: machine(), figures: measured });
    } catch (error) {
      faults.push(`${part.name} broke: ${error instanceof Error ? error.message : String(error)}`);
      process.stdout.write(`  ${faults.at(-1)}\n`);
    }
  }
  process.stdout.write(`\n${asText(rowsOf(figures, budgets))}\n`);
  if (!quick) writeReport({ parts: inOrder(readKept(keptFile)), budgets });
  const ids = new Set(figures.map(({ id }) => id));
  const isWhole = chosen.length === parts.length && !quick && faults.length === 0;
  const ofParts = Object.fromEntries(Object.entries(budgets).filter(([id]) => isWhole || ids.has(id)));
  const broken = brokenBudgets(figures, ofParts);
  if (broken.length > 0) faults.push(`budgets are broken:\n${broken.join('\n')}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** As a whole run measures them. */
const inOrder = (kept: KeptFigures): MeasuredPart[] => parts.flatMap(({ name }) => kept[name] ?? []);

main().then(() => process.exit(0), endWith());
