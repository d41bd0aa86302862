/** Which version and commit a build says that it is of. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readReleaseName, releaseName, releaseText } from '../../../../src/contract/release';
import { readRelease } from '../../../../src/tools/build/release';

const HASH = '555faab3c1d2e4f5a6b7c8d9e0f1a2b3c4d5e6f7';
const home = mkdtempSync(path.join(os.tmpdir(), 'release-'));
afterAll(() => rmSync(home, { recursive: true }));

function project(name: string): string {
  const folder = path.join(home, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '3.2.1' }));
  return folder;
}

const nobody = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@shop.test', '-c', 'commit.gpgsign=false'];
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...nobody, ...args], { cwd: folder, encoding: 'utf8' }).trim();

describe('the release that is built', () => {
  it('is of git’s newest commit, whatever the environment says', () => {
    const folder = project('own');
    git(folder, 'init', '-q');
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    const commit = git(folder, 'rev-parse', 'HEAD').slice(0, 10);
    expect(readRelease(folder, { COMMIT: HASH })).toEqual({ version: '3.2.1', commit });
  });

  it('is of the commit that COMMIT names where there is no git', () => {
    expect(readRelease(project('image'), { COMMIT: HASH })).toEqual({ version: '3.2.1', commit: '555faab3c1' });
  });

  it('is of an unknown commit where nobody names one, not of one of the project around it', () => {
    git(project('.'), 'init', '-q');
    git(home, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    expect(readRelease(project('unpacked'), {})).toEqual({ version: '3.2.1', commit: 'unknown' });
    expect(readRelease(project('unpacked'), { COMMIT: '' }).commit).toBe('unknown');
  });

  it('is refused where COMMIT is no commit', () => {
    expect(() => readRelease(project('wrong'), { COMMIT: 'main' })).toThrow('COMMIT must be a commit');
  });
});

describe('the name of a release', () => {
  const release = { version: '0.9.0-rc.1', commit: 'unknown', build: 'a1b2c3d4e5' };

  it('is one word, and can be read again', () => {
    expect(releaseName(release)).toBe('0.9.0-rc.1+unknown.a1b2c3d4e5');
    expect(readReleaseName(releaseName(release))).toEqual(release);
    expect(releaseText(release)).toBe('0.9.0-rc.1 (commit unknown, build a1b2c3d4e5)');
  });

  it.each(['', 'a1b2c3d4e5', '0.9.0'])('is of no release where it says “%s”', (name) => {
    expect(readReleaseName(name)).toEqual({ version: '', commit: '', build: '' });
  });
});
