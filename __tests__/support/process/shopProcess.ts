/**
 * The built shop as a process of its own, on a data folder (or a PostgreSQL database) of its own, to be killed and
 * started again.
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { drawAnew, shareDrawnPictures } from './drawnPictures';
import { makePlace, type TestPlace } from '../server/testDatabase';
import { inTime } from '../lib/until';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');

export interface ShopProcess {
  /** Of the process that serves now. */
  readonly url: string;
  /** Where its pictures and its unsent mails lie. */
  dataDir: string;
  /** The id of the process that serves now. */
  pid: () => number;
  /** Everything the server said, for a failing test's sake. */
  output: () => string;
  /** As if the power went: nothing is finished, nothing is flushed. */
  kill: () => Promise<void>;
  /** Asks it to stop, as a process manager does; gives the exit code. */
  stop: () => Promise<number | null>;
  /**
   * Again, on the same port, unless another process stood by on PostgreSQL; from another release's folder where one is
   * named (`deploys.ts`).
   */
  start: (dist?: string) => Promise<void>;
  /** `npm run shop -- …` beside the running server; the parsed answer of `--json`. */
  shop: (...args: string[]) => Promise<unknown>;
  close: () => Promise<void>;
}

interface Own {
  /**
   * So many processes are started ahead: the next start takes milliseconds then. They wait, loaded, until the embedded
   * database is let go (src/server/db/onlyServer.ts). PostgreSQL lets everybody in at once, so there each is a node
   * that stands by on a port of its own.
   */
  successors?: number;
  /** The user that it runs as. */
  uid?: number;
  /** Whether it finds no picture drawn by another shop (`drawnPictures.ts`). */
  drawsAnew?: boolean;
}

interface Server {
  child: ChildProcess;
  said: () => string;
  /** The port, once it listens; fails when it stops before. */
  opened: Promise<string>;
}

function spawnServer(env: NodeJS.ProcessEnv, { uid }: Own, dist = path.join(root, 'dist')): Server {
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    env,
    cwd: root,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let said = '';
  const opened = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const port = /The shop is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`The shop stopped with ${code}:\n${said}`)));
  });
  // Whoever starts it waits for it; one that was never needed ends unheard.
  opened.catch(() => undefined);
  return { child, said: () => said, opened };
}

const hasEnded = ({ child }: Server): boolean => child.exitCode !== null || child.signalCode !== null;

/** Gives the exit code, null of one that was killed; fails with what the server said when it does not end. */
async function end(server: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (hasEnded(server)) return server.child.exitCode;
  const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
  server.child.kill(signal);
  try {
    return await inTime(`the shop to end at a ${signal}`, ended);
  } catch (failure) {
    server.child.kill('SIGKILL');
    throw new Error(`${(failure as Error).message}\n${server.said()}`, { cause: failure });
  }
}

/** The first of them that opens; when none does, why the first did not. */
async function firstToOpen(servers: readonly Server[]): Promise<{ server: Server; port: string }> {
  try {
    return await Promise.any(servers.map(async (server) => ({ server, port: await server.opened })));
  } catch (error) {
    throw (error as AggregateError).errors[0];
  }
}

/**
 * Starts the shop on a free port and waits until it answers; on a place of its own, or on one that it shares with
 * another process.
 */
export async function startShop(
  env: Record<string, string> = {},
  place?: TestPlace,
  own: Own = {},
): Promise<ShopProcess> {
  const { dataDir, databaseUrl, remove } = place ?? (await makePlace(env['DEMO'] === 'off' ? 'tables' : 'demo shop'));
  await (own.drawsAnew ? drawAnew : shareDrawnPictures)(dataDir);
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    // What the tests' own Node is told (jest.config.ts) is no shop's.
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    // Most tests read what customers are told.
    SHOP_ALERTS: 'off',
    // Nobody asks for most of it here, and every file has a server of its own.
    WARM_UP: 'off',
    ...env,
  };
  const spawnOne = (port: string, dist?: string): Server => spawnServer({ ...settings, PORT: port }, own, dist);
  const begin = async (servers: Server[]) => {
    const { server, port } = await inTime('the shop to open', firstToOpen(servers));
    const line = servers.filter((one) => one !== server && !hasEnded(one));
    while (line.length < (own.successors ?? 0)) line.push(spawnOne(databaseUrl === undefined ? port : '0'));
    return { server, port, line };
  };

  let now = await begin([spawnOne('0')]);
  return {
    get url() {
      return `http://127.0.0.1:${now.port}`;
    },
    dataDir,
    pid: () => now.server.child.pid ?? NaN,
    output: () => now.server.said(),
    kill: async () => void (await end(now.server, 'SIGKILL')),
    stop: async () => {
      await Promise.all(now.line.map((one) => end(one, 'SIGKILL')));
      return end(now.server, 'SIGTERM');
    },
    start: async (dist) => {
      // One that waited for too long has given up.
      const line = dist === undefined ? now.line.filter((one) => !hasEnded(one)) : [];
      now = await begin(line.length > 0 ? line : [spawnOne(now.port, dist)]);
    },
    shop: async (...args) => {
      const { stdout } = await run(process.execPath, [path.join(root, 'dist/server/cli.js'), ...args, '--json'], {
        env: settings,
        cwd: root,
      });
      return JSON.parse(stdout) as unknown;
    },
    close: async () => {
      await Promise.all(now.line.map((one) => end(one, 'SIGKILL')));
      await end(now.server, 'SIGTERM');
      await remove();
    },
  };
}
