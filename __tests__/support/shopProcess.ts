/** The built shop as a process of its own, on a data folder (or a PostgreSQL database) of its own, to be killed and started again. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { shareDrawnPictures } from './drawnPictures';
import { makePlace, type TestPlace } from './testDatabase';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');

export interface ShopProcess {
  url: string;
  /** Where its pictures and its unsent mails lie. */
  dataDir: string;
  /** Everything the server said, for a failing test's sake. */
  output: () => string;
  /** As if the power went: nothing is finished, nothing is flushed. */
  kill: () => Promise<void>;
  /** Asks it to stop, as a process manager does; gives the exit code. */
  stop: () => Promise<number | null>;
  start: () => Promise<void>;
  /** `npm run shop -- …` beside the running server; the parsed answer of `--json`. */
  shop: (...args: string[]) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Starts the shop on a free port and waits until it answers; on a place of its own, or on one that it shares with another process. */
export async function startShop(env: Record<string, string> = {}, place?: TestPlace): Promise<ShopProcess> {
  const { dataDir, databaseUrl, remove } = place ?? (await makePlace());
  await shareDrawnPictures(dataDir);
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...env,
  };
  let server: ChildProcess | null = null;
  let said = '';
  let port = '0';

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], { env: { ...settings, PORT: port }, cwd: root });
      server = child;
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const opened = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said.slice(said.lastIndexOf('The shop is open')));
        if (opened?.[1]) {
          port = opened[1];
          resolve();
        }
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}:\n${said}`)));
    });

  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<number | null>((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve(server?.exitCode ?? null);
      server.once('exit', (code) => resolve(code));
      server.kill(signal);
    });

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => said,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    start: async () => {
      said = '';
      await start();
    },
    shop: async (...args) => {
      const { stdout } = await run(process.execPath, [path.join(root, 'dist/server/cli.js'), ...args, '--json'], { env: settings, cwd: root });
      return JSON.parse(stdout) as unknown;
    },
    close: async () => {
      await end('SIGTERM');
      await remove();
    },
  };
}
