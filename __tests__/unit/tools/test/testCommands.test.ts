/** What the commands of the tests say where they cannot do what was asked (docs/testing.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, names: readonly string[], env: Record<string, string> = {}) {
  const { CI: _, ...others } = process.env;
  const script = ['-r', 'esbuild-register', path.join(root, 'src/tools/test', command)];
  const { status, stderr } = spawnSync(process.execPath, [...script, ...names], {
    cwd: root,
    encoding: 'utf8',
    env: { ...others, ...env },
  });
  return { status, stderr };
}

/** Settings of a machine that has nothing where a path matches. */
function without(paths: RegExp): Record<string, string> {
  const file = path.join(folder, `without-${paths.source.replace(/\W+/g, '-')}.js`);
  writeFileSync(
    file,
    `const fs = require('node:fs');
     const { existsSync } = fs;
     fs.existsSync = (file) => !${String(paths)}.test(String(file)) && existsSync(file);`,
  );
  return { NODE_OPTIONS: `--require ${file}` };
}
const withoutBrowsers = () => ({ ...without(/(chrom|firefox)[^/]*$/i), CHROME_PATH: '', FIREFOX_PATH: '' });

describe('the commands of the tests', () => {
  it('say which command has a test that they have not', () => {
    const { status, stderr } = run('test.ts', ['browser/sharing']);
    expect(stderr).toContain('npm run test:browser -- browser/sharing');
    expect(status).toBe(1);
  });

  it('say when no test has that name', () => {
    expect(run('test.ts', ['no/such/test'])).toEqual({ status: 1, stderr: 'No test is named no/such/test.\n' });
  });

  it.each([
    ['CHROME_PATH', 'browser/sharing'],
    ['FIREFOX_PATH', 'browser/firefox/purchase'],
  ])('say that %s names nothing', (variable, name) => {
    const { status, stderr } = run('testBrowser.ts', [name], { [variable]: '/no/such/browser' });
    expect(stderr).toBe(`${variable} names /no/such/browser, and there is no such file.\n`);
    expect(status).toBe(1);
  });

  it('ask nothing of a browser that no named test needs', () => {
    const env = { CHROME_PATH: '/no/such/browser' };
    const { status, stderr } = run('test.ts', ['unit/contract/names'], env);
    expect(stderr).toContain('PASS unit __tests__/unit/contract/names.test.ts');
    expect(status).toBe(0);
  });

  it('fail for a title that no test has', () => {
    const { status, stderr } = run('test.ts', ['unit/contract/names', '-t', 'no such title']);
    expect(stderr).toContain('No test that was asked for has a title like "no such title".');
    expect(status).toBe(1);
  });

  it('refuse a name behind an option, which would ask for every test', () => {
    expect(run('test.ts', ['-t', 'a title', 'unit/contract/names'])).toEqual({
      status: 1,
      stderr: "Name files before Jest's options: unit/contract/names -t a title\n",
    });
  });

  it.each([
    ['testPostgres.ts', 'server/order/placeOrder'],
    ['soak.ts', 'soak/database/killed'],
  ])('say that %s finds no PostgreSQL before any test runs', (command, name) => {
    const { status, stderr } = run(command, [name], { ...without(/postgresql/), TEST_DATABASE_URL: '' });
    expect(stderr).toMatch(/^No PostgreSQL found\. Install one .*\n$/);
    expect(status).toBe(1);
  });

  it.each([
    ['Chrome or Chromium', 'browser/sharing', 'browser'],
    ['Firefox', 'browser/firefox/purchase', 'firefox'],
  ])('name in one line what is left out without a %s, and fail in CI', (browser, name, project) => {
    const left = run('testBrowser.ts', [name], withoutBrowsers());
    expect(left.stderr).toMatch(
      new RegExp(`^No ${browser} found: ${project} \\(1 file\\) left out\\. Install one .*\\n$`),
    );
    expect(left.status).toBe(0);
    expect(run('testBrowser.ts', [name], { ...withoutBrowsers(), CI: 'true' })).toEqual({ ...left, status: 1 });
  });
});
