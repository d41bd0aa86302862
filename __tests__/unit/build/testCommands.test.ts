/** What the commands of the tests say where they cannot do what was asked (docs/testing.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, names: readonly string[], env: Record<string, string> = {}) {
  const { CI: _, ...others } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'src/build', command), ...names], {
    cwd: root,
    encoding: 'utf8',
    env: { ...others, ...env },
  });
  return { status, stderr };
}

/** Settings of a machine on which the usual places have no browser. */
function withoutBrowsers(): Record<string, string> {
  const file = path.join(folder, 'noBrowsers.js');
  writeFileSync(
    file,
    `const fs = require('node:fs');
     const { existsSync } = fs;
     fs.existsSync = (file) => !/(chrom|firefox)[^/]*$/i.test(String(file)) && existsSync(file);`,
  );
  return { NODE_OPTIONS: `--require ${file}`, CHROME_PATH: '', FIREFOX_PATH: '' };
}

describe('the commands of the tests', () => {
  it('say which command has a test that they have not', () => {
    const { status, stderr } = run('test.js', ['browser/sharing']);
    expect(stderr).toContain('npm run test:browser -- browser/sharing');
    expect(status).toBe(1);
  });

  it('say when no test has that name', () => {
    expect(run('test.js', ['no/such/test'])).toEqual({ status: 1, stderr: 'No test is named no/such/test.\n' });
  });

  it.each([
    ['CHROME_PATH', 'browser/sharing'],
    ['FIREFOX_PATH', 'browser/firefox/purchase'],
  ])('say that %s names nothing', (variable, name) => {
    const { status, stderr } = run('testBrowser.js', [name], { [variable]: '/no/such/browser' });
    expect(stderr).toBe(`${variable} names /no/such/browser, and there is no such file.\n`);
    expect(status).toBe(1);
  });

  it.each([
    ['Chrome or Chromium', 'browser/sharing', 'browser'],
    ['Firefox', 'browser/firefox/purchase', 'firefox'],
  ])('name in one line what is left out without a %s, and fail in CI', (browser, name, project) => {
    const left = run('testBrowser.js', [name], withoutBrowsers());
    expect(left.stderr).toMatch(
      new RegExp(`^No ${browser} found: ${project} \\(1 file\\) left out\\. Install one .*\\n$`),
    );
    expect(left.status).toBe(0);
    expect(run('testBrowser.js', [name], { ...withoutBrowsers(), CI: 'true' })).toEqual({ ...left, status: 1 });
  });
});
