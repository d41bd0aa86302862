/** What a start does before anybody comes, and says. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';
import { inTime } from '../../support/lib/until';

const root = path.resolve(__dirname, '../../..');
const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

let place: TestPlace;
let server: ChildProcess | undefined;
afterEach(async () => {
  server?.kill('SIGKILL');
  await place.remove();
});

/** Starts the built shop, stops it once it is open; gives all that it said. */
async function startAndStop(env: Record<string, string>): Promise<string> {
  const settings = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    WARM_UP: 'off',
    ...env,
  };
  const started = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], { env: settings, cwd: root });
  server = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The shop is open at')) started.kill('SIGTERM');
    });
  }
  const closed = new Promise((resolve) => started.once('close', resolve));
  await inTime('the shop to open and to end', closed, 240_000).finally(() => started.kill('SIGKILL'));
  return said;
}

describe('the start', () => {
  it('says in a line that the demo member may not log in at a public address', async () => {
    place = await makePlace('demo shop');
    const atPublic = await startAndStop({ PUBLIC_URL: 'https://shop.in' });
    expect(atPublic.split('\n').filter((line) => line.includes('demo@jhabla.example'))).toEqual([
      expect.stringContaining('may not log in at a public PUBLIC_URL'),
    ]);
  }, 300_000);

  it('closes a data folder that others could read, and makes a new one that they cannot', async () => {
    place = await makePlace('tables');
    const inFolder = (name: string): string => path.join(place.dataDir, name);
    await mkdir(inFolder('outbox'));
    for (const name of ['outbox/1.eml', 'monday.backup', 'secret.key']) await writeFile(inFolder(name), 'x'.repeat(40));
    const files = ['outbox/1.eml', 'monday.backup', 'secret.key', ...(place.databaseUrl ? [] : ['shop.sqlite'])];
    for (const name of files) await chmod(inFolder(name), 0o644);
    for (const name of ['outbox', '.']) await chmod(inFolder(name), 0o755);
    expect(await startAndStop({ DEMO: 'off' })).not.toContain('Others on this machine');
    for (const name of files) expect([name, await modeOf(inFolder(name))]).toEqual([name, 0o600]);
    for (const name of ['outbox', '.']) expect([name, await modeOf(inFolder(name))]).toEqual([name, 0o700]);

    const fresh = inFolder('new/data');
    await startAndStop({ DEMO: 'off', DATA_DIR: fresh });
    expect([await modeOf(fresh), await modeOf(path.join(fresh, 'secret.key'))]).toEqual([0o700, 0o600]);
    if (!place.databaseUrl) {
      for (const name of ['shop.sqlite', 'server.lock']) {
        expect([name, await modeOf(path.join(fresh, name))]).toEqual([name, 0o600]);
      }
    }
  }, 300_000);
});
