/**
 * What the image keeps (Dockerfile) is enough for the README's own commands; it holds no sources and builds nothing.
 */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';
import { inTime } from '../../support/lib/until';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');

let image: string;
let place: TestPlace;
beforeAll(async () => {
  image = await mkdtemp(path.join(os.tmpdir(), 'shop-image-'));
  place = await makePlace('tables');
  const copied = [
    ...(await readFile(path.join(root, 'Dockerfile'), 'utf8')).matchAll(/^COPY --from=build \/shop\/(\S+) /gm),
  ].map(([, name = '']) => name);
  expect(copied).toContain('dist');
  for (const name of copied) {
    if (name === 'node_modules') await symlink(path.join(root, name), path.join(image, name));
    else await cp(path.join(root, name), path.join(image, name), { recursive: true });
  }
}, 120_000);
afterAll(async () => {
  await place?.remove();
  await rm(image, { recursive: true, force: true });
});

const settings = (own: Record<string, string> = {}) => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl ?? '',
  ...own,
});
const shop = (...argv: string[]) =>
  run('npm', ['run', '--silent', 'shop', '--', ...argv], { cwd: image, env: settings() });

describe('the image', () => {
  it('runs the commands of the README without a build', async () => {
    const { stdout, stderr } = await shop('orders', 'list');
    expect({ stdout, stderr }).toEqual({ stdout: 'No orders.\n', stderr: '' });
  }, 60_000);

  it('opens by npm start and npm run serve', async () => {
    for (const command of [['start'], ['run', 'serve']]) {
      const env = settings({ PORT: '0', DEMO: 'off', WARM_UP: 'off', LOG_LEVEL: 'warn' });
      // A group of its own: npm hands no signal on to what it runs.
      const child = spawn('npm', command, { cwd: image, env, detached: true });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('The shop is open at')) process.kill(-(child.pid as number), 'SIGTERM');
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      await inTime(`npm ${command.join(' ')} to open the shop and to end`, ended, 50_000);
      expect(said).toContain('The shop is open at');
      expect(said).not.toContain('Building');
    }
  }, 120_000);
});

describe('a file of settings', () => {
  it('is read by server and commands alike, under what the environment says', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-settings-'));
    const cli = (env: Record<string, string>) =>
      run(process.execPath, [path.join(root, 'dist/server/cli.js'), '--json', 'doctor'], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...env },
      }).catch((error: { stdout: string; stderr: string }) => error);
    try {
      await writeFile(
        path.join(folder, '.env'),
        `DATA_DIR=${place.dataDir}\nDATABASE_URL=${place.databaseUrl ?? ''}\nSMTP_URL="nonsense"\n`,
      );
      expect((await cli({})).stdout).toContain('SMTP_URL must be');
      expect((await cli({ SMTP_URL: '' })).stdout).toContain(onPostgres ? 'PostgreSQL' : place.dataDir);
      expect((await cli({ ENV_FILE: 'off', DATA_DIR: place.dataDir })).stdout).not.toContain('SMTP_URL must be');
      expect((await cli({ ENV_FILE: 'nowhere.env' })).stderr).toBe(
        'The settings of nowhere.env cannot be read: there is no such file.\n',
      );
      const server = await run(process.execPath, [path.join(root, 'dist/server/main.js')], {
        cwd: folder,
        env: { PATH: process.env.PATH },
      }).catch((error: { stderr: string }) => error);
      expect(server.stderr).toContain('SMTP_URL must be');
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);
});
