/** sqlmap on each request, two at a time, each for a bounded time. */
import type { TestedRequest } from './requests';
import { runBounded } from './runBounded';

const MOST_MS = 120_000;
const flags = [
  '--batch',
  '--ignore-stdin',
  '--level',
  '1',
  '--risk',
  '1',
  '--technique',
  'BEU',
  '--threads',
  '1',
  '--timeout',
  '5',
  '--retries',
  '0',
  '--flush-session',
  '--disable-coloring',
  '--ignore-code',
  '400,401,403,404,409,422',
];

/** The names of the calls, by what sqlmap says of them. */
export interface Verdicts {
  clean: string[];
  found: string[];
  /** Without a verdict in time. */
  undecided: string[];
}

/** Its verdict on the call. */
function verdictOf(said: string): keyof Verdicts {
  if (/identified the following injection point|is vulnerable\b/.test(said)) return 'found';
  if (/all tested parameters do not appear to be injectable|no parameter\(s\) found for testing/.test(said))
    return 'clean';
  return 'undecided';
}

export async function tryInjections(
  requests: readonly TestedRequest[],
  say: (line: string) => void,
): Promise<Verdicts> {
  const verdicts: Verdicts = { clean: [], found: [], undecided: [] };
  const waiting = [...requests];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const said = await runBounded('sqlmap', ['-r', next.file, ...flags, '--output-dir', `${next.file}.out`], MOST_MS);
      const verdict = verdictOf(said);
      verdicts[verdict].push(next.name);
      say(`${verdict.padEnd(10)}${next.name}${verdict === 'found' ? `\n${said.split('---')[1] ?? ''}` : ''}`);
    }
  };
  await Promise.all([work(), work()]);
  return verdicts;
}
