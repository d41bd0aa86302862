/**
 * Runs tiers of the tests (docs/testing.md) on the built shop. The command line may name files after `--`, and behind
 * them Jest's own options: `npm test -- client/cart -t 'takes it back'`.
 */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '../built/buildWhenNeeded';
import { endWith } from '../failure';
import { findFirefox, findHeadless } from './findBrowser';
import { readRounds } from './rounds';
import { keepTemporaryFilesInMemory } from './temporaryFiles';

/**
 * How many tests run side by side: one more than the machine has cores, since a browser test waits most of its time.
 */
const workers = availableParallelism() + 1;

/** A browser, and what to do where there is none. */
interface Need {
  browser: string;
  find: () => string | null;
  projects: readonly string[];
  remedy: string;
}

/** Which tests a command runs. */
export interface Tests {
  projects: readonly string[];
  /** The folders of `__tests__` of which alone they are; all where none is named. */
  below?: readonly string[];
}

/** What some projects need of the machine. */
const needs: readonly Need[] = [
  {
    browser: 'Chrome or Chromium',
    find: findHeadless,
    projects: ['purchase', 'browser', 'soak-browser'],
    remedy: 'Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.',
  },
  {
    browser: 'Firefox',
    find: findFirefox,
    projects: ['firefox'],
    remedy: 'Install one (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH.',
  },
];

/** Each folder of `__tests__`, and the command that runs its tests. */
const commands = [
  { folders: ['unit', 'client', 'admin', 'server', 'browser/walks/purchase'], command: 'npm test' },
  { folders: ['browser', 'replay'], command: 'npm run test:browser' },
  { folders: ['soak'], command: 'npm run soak' },
];

/** Tests of these read the sources alone. */
const WITHOUT_BUILD = /[/\\]__tests__[/\\](unit|client|admin|replay)[/\\]/;

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('-'));
/** The names of files, and what follows them. */
const [patterns, options] = firstOption < 0 ? [given, []] : [given.slice(0, firstOption), given.slice(firstOption)];

/** Ends the process where a name follows an option, which would ask for every test. */
function refuseLateNames(): void {
  const tests = path.join(__dirname, '../../../__tests__');
  const isName = (word: string) =>
    ['', '.test.ts', '.test.tsx'].some((ending) => existsSync(path.join(tests, word + ending)));
  const late = options.filter((word) => /^\w+\//.test(word) && isName(word));
  if (late.length === 0) return;
  const others = options.filter((word) => !late.includes(word));
  process.stderr.write(`Name files before Jest's options: ${[...late, ...others].join(' ')}\n`);
  process.exit(1);
}

const program = createRequire(__filename).resolve('jest/bin/jest');
const listed = (args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [program, '--listTests', ...args], { encoding: 'utf8' });

/** What the path of a file is to match: what is asked for, where that is below these folders. */
function within(below: readonly string[]): readonly string[] {
  if (below.length === 0) return patterns;
  const isBelow = `(?=.*/__tests__/(${below.join('|')})/)`;
  return (patterns.length > 0 ? patterns : ['']).map((pattern) => `${isBelow}.*(${pattern})`);
}

/** Jest's arguments; all projects where none is named. */
const asked = ({ projects, below = [] }: Tests): string[] => [
  ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
  '--',
  ...within(below),
];

/** The files that are asked for. */
function testsOf(tests: Tests): string[] {
  const { stdout } = listed(asked(tests));
  return [...new Set(stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line)))];
}

/** Said once for each browser, though a command may run the tests again on PostgreSQL. */
const missing = new Set<string>();
function sayWithout({ browser, remedy }: Need, left: readonly string[], files: number): void {
  const count = files === 1 ? '1 file' : `${files} files`;
  const line = `No ${browser} found: ${left.join(' and ')} (${count}) left out. ${remedy}\n`;
  if (!missing.has(browser)) process.stderr.write(line);
  missing.add(browser);
}

/** A setting that names nothing is an error only for tests that need it. */
function look({ find }: Need): { isThere: boolean; error?: unknown } {
  try {
    return { isThere: find() !== null };
  } catch (error) {
    return { isThere: false, error };
  }
}

/**
 * What of them can run here. Where a browser is missing, one line names the projects with tests that are left out, and
 * a run of CI fails. Without projects where all are left out.
 */
function possible({ projects, ...where }: Tests): Tests {
  let others = projects;
  let isLessened = false;
  for (const need of needs) {
    const left = projects.filter((name) => need.projects.includes(name));
    if (left.length === 0) continue;
    const { isThere, error } = look(need);
    if (isThere) continue;
    others = others.filter((name) => !left.includes(name));
    const files = testsOf({ ...where, projects: left }).length;
    // Jest itself complains of a pattern that matches nothing.
    if (files === 0) continue;
    if (error) throw error;
    isLessened = true;
    sayWithout(need, left, files);
    if (process.env.CI) process.exit(1);
  }
  const areAllLeft = isLessened && (others.length === 0 || testsOf({ ...where, projects: others }).length === 0);
  return { ...where, projects: areAllLeft ? [] : others };
}

/** The command that runs a file of `__tests__`. */
function commandOf(file: string): string | undefined {
  const name = file.replaceAll('\\', '/').split('/__tests__/').at(-1) ?? file;
  return commands.find(({ folders }) => folders.some((folder) => name.startsWith(folder)))?.command;
}

/** Says where the named files are, when this command has none of them. */
function sayWhere(): void {
  const elsewhere = [...new Set(testsOf({ projects: [] }).map(commandOf))].filter(Boolean);
  const words = patterns.join(' ');
  const where = elsewhere.map((command) => `${command} -- ${words}`).join('\n  ');
  process.stderr.write(
    elsewhere.length > 0 ? `This command has no test of that name. Try:\n  ${where}\n` : `No test is named ${words}.\n`,
  );
}

/**
 * Runs those of these tests that are asked for.
 * @returns Jest's exit code; 0 where all projects are left out
 */
export function runTests(tests: Tests, env: NodeJS.ProcessEnv = {}): number {
  const wanted = possible(tests);
  if (wanted.projects.length === 0) return 0;
  if (patterns.length > 0 && testsOf(wanted).length === 0) {
    sayWhere();
    return 1;
  }
  const args = [`--maxWorkers=${workers}`, ...options, ...asked(wanted)];
  return (
    spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}

/** Whether one of these tests that is asked for can run here. */
export function hasTests(tests: Tests): boolean {
  const wanted = possible(tests);
  return wanted.projects.length > 0 && testsOf(wanted).length > 0;
}

/** Whether tests that are asked for run on the built shop. */
const needBuild = (tests: Tests): boolean =>
  patterns.length === 0 || !testsOf(tests).every((file) => WITHOUT_BUILD.test(file));

/**
 * Builds when the tests need it, runs `work`, and ends the process with its exit code. `check` throws, in a sentence,
 * where the machine lacks what `work` needs.
 */
export function main(tests: Tests, work: () => number | Promise<number>, check?: () => void): void {
  readRounds();
  refuseLateNames();
  keepTemporaryFilesInMemory();
  const start = async (): Promise<void> => {
    // What cannot run is said before a build of half a minute.
    if (possible(tests).projects.length === 0) return;
    check?.();
    if (needBuild(tests)) buildWhenNeeded();
    process.exitCode = await work();
  };
  start().catch(endWith());
}
