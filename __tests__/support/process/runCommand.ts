/** A command of the built shop, as a process of its own that may be killed. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { inTime } from '../lib/until';
import type { TestPlace } from '../server/testDatabase';

const root = path.resolve(__dirname, '../../..');

interface Ended {
  /** null when it was killed. */
  code: number | null;
  /** Milliseconds. */
  took: number;
}

/** With a secret key that is a file; killed after so many milliseconds, if it still runs then. */
export async function runCommand(
  { dataDir, databaseUrl = '' }: TestPlace,
  args: readonly string[],
  killAfterMs?: number,
): Promise<Ended> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: '' };
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'dist/server/cli.js'), ...args], {
    env,
    cwd: root,
    stdio: 'ignore',
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  try {
    const what = `${args.slice(0, 2).join(' ')}${killAfterMs === undefined ? '' : ', killed,'} to end`;
    return { code: await inTime(what, closed), took: performance.now() - began };
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
