import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closeToOthers } from '../../../../src/server/security/privateFiles';

let home: string;
let dataDir: string;
const inFolder = (name: string): string => path.join(dataDir, name);
const modeOf = async (name: string): Promise<string> => ((await stat(inFolder(name))).mode & 0o7777).toString(8);

const folders = ['', 'outbox', 'cache', 'cache/pictures', 'cache/pictures/v1', 'cache/pictures/v1/160'];
const files = ['shop.sqlite', 'shop.sqlite-wal', 'secret.key', 'monday.backup', 'outbox/1.eml'];
const picture = 'cache/pictures/v1/160/a.avif';

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'shop-own-'));
  dataDir = path.join(home, 'data');
  for (const folder of [...folders, 'others']) {
    await mkdir(inFolder(folder), { recursive: true });
    await chmod(inFolder(folder), 0o755);
  }
  for (const file of [...files, picture, 'others/page.html']) {
    await writeFile(inFolder(file), 'x');
    await chmod(inFolder(file), 0o644);
  }
});
afterEach(() => rm(home, { recursive: true }));

describe('the data folder', () => {
  it('is closed to others with database, key, backups, mails and pictures, however wide it was', async () => {
    expect(await closeToOthers(dataDir)).toBeNull();
    for (const folder of folders) expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
    for (const file of [...files, picture]) expect([file, await modeOf(file)]).toEqual([file, '600']);
    // Not the shop's; nobody comes to it any more.
    expect(await modeOf('others/page.html')).toBe('644');
  });

  it('goes on where it was broken off, and closes a mail that somebody opened again', async () => {
    await closeToOthers(dataDir);
    await chmod(inFolder('outbox/1.eml'), 0o644);
    for (const folder of ['cache', 'cache/pictures']) await chmod(inFolder(folder), 0o755);
    expect(await closeToOthers(dataDir)).toBeNull();
    expect(await modeOf('outbox/1.eml')).toBe('600');
    for (const folder of ['cache', 'cache/pictures']) expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
  });

  it('gives nobody a right: what may only be read stays so', async () => {
    await chmod(inFolder('shop.sqlite'), 0o444);
    await chmod(dataDir, 0o555);
    expect(await closeToOthers(dataDir)).toBeNull();
    expect([await modeOf('shop.sqlite'), await modeOf('')]).toEqual(['400', '500']);
  });

  it('leaves what a link leads to', async () => {
    await writeFile(path.join(home, 'page.html'), 'x', { mode: 0o644 });
    await chmod(path.join(home, 'page.html'), 0o644);
    await symlink(path.join(home, 'page.html'), inFolder('page.html'));
    expect(await closeToOthers(dataDir)).toBeNull();
    expect((await stat(path.join(home, 'page.html'))).mode & 0o777).toBe(0o644);
  });

  it('says in words what it could not close: another user’s files, a folder that everybody writes to', async () => {
    const another = (process.getuid?.() ?? 0) + 1;
    expect(await closeToOthers(dataDir, another)).toMatch(
      /^Others on this machine may still read .*: it belongs to another user\. Give DATA_DIR/,
    );
    expect(await modeOf('')).toBe('755');
    await chmod(dataDir, 0o1777);
    expect(await closeToOthers(dataDir)).toContain('is a folder that everybody may write to, so it was left as it is.');
    expect([await modeOf(''), await modeOf('shop.sqlite')]).toEqual(['1777', '644']);
  });

  it('says nothing of a folder that is not there, or that others own and nobody else can read', async () => {
    expect(await closeToOthers(inFolder('nowhere'))).toBeNull();
    await closeToOthers(dataDir);
    expect(await closeToOthers(dataDir, (process.getuid?.() ?? 0) + 1)).toBeNull();
  });
});
