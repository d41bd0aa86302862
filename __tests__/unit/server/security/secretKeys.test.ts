import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dropOldKey, replaceKeyFile } from '../../../../src/server/keys/rotate';
import { keyIdOf, makeSealer, SealError } from '../../../../src/server/security/sealing';
import { keyFiles, knownKeys, openSecretKeys } from '../../../../src/server/security/secretKeys';

const key = (letter: string): string => letter.repeat(40);
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
const inFiles = () => ({ secretKey: undefined, dataDir });

describe('several secret keys', () => {
  it('seal with the first and open what any of them sealed', () => {
    const before = makeSealer(key('a'), 'mail').seal('Asha', 'row-1');
    const sealer = makeSealer(() => [key('b'), key('a')], 'mail');
    expect(sealer.open(before, 'row-1')).toBe('Asha');
    expect(sealer.seal('Asha', 'row-1').keyId).toBe(keyIdOf(key('b')));
    expect(sealer.keyIds()).toEqual([keyIdOf(key('b')), keyIdOf(key('a'))]);
    expect(() => makeSealer(() => [key('b')], 'mail').open(before, 'row-1')).toThrow(SealError);
    expect(() => makeSealer(() => [key('a')], 'bank details').open(before, 'row-1')).toThrow('altered');
  });

  it('come from the settings, the old ones too', async () => {
    const settings = { secretKey: key('b'), oldSecretKeys: [key('a'), key('b'), key('c')], dataDir };
    expect((await openSecretKeys(settings))()).toEqual([key('b'), key('a'), key('c')]);
    expect(knownKeys(settings)).toEqual({ current: key('b'), old: [key('a'), key('c')] });
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('the key files', () => {
  it('are looked at by who is running already: the new key seals at once, and the old one opens', async () => {
    const running = await openSecretKeys(inFiles());
    const sealer = makeSealer(running, 'mail');
    const before = sealer.seal('Asha', 'row-1');
    await replaceKeyFile(dataDir);
    const [now, ...old] = running();
    expect(now).toBe(await readFile(keyFiles(dataDir).current, 'utf8'));
    expect(old.map(keyIdOf)).toEqual([before.keyId]);
    expect(sealer.seal('Asha', 'row-1').keyId).toBe(keyIdOf(now));
    expect(sealer.open(before, 'row-1')).toBe('Asha');
    await replaceKeyFile(dataDir);
    expect(running()).toHaveLength(3);
    expect(sealer.open(before, 'row-1')).toBe('Asha');
  });

  it('are this user’s alone, and no draft of them stays behind', async () => {
    await replaceKeyFile(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['secret.key', 'secret.keys.old']);
    for (const file of Object.values(keyFiles(dataDir))) expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('name one key once when a rotation was broken off between the two', async () => {
    const running = await openSecretKeys(inFiles());
    const [first] = running();
    await writeFile(keyFiles(dataDir).old, JSON.stringify([first]));
    expect(running()).toEqual([first]);
    await replaceKeyFile(dataDir);
    expect(running().slice(1)).toEqual([first]);
  });

  it('take nothing from a running shop when they are gone', async () => {
    const running = await openSecretKeys(inFiles());
    const before = running();
    await rm(keyFiles(dataDir).current);
    expect(running()).toEqual(before);
    expect(knownKeys(inFiles())).toEqual({ current: undefined, old: [] });
  });

  it('hold what SECRET_KEYS_OLD takes, and are not written over when somebody put something else there', async () => {
    await replaceKeyFile(dataDir);
    const { old } = keyFiles(dataDir);
    const [first] = JSON.parse(await readFile(old, 'utf8')) as string[];
    await writeFile(old, `${first}, ${key('x')}\n`);
    expect(knownKeys(inFiles()).old).toEqual([first, key('x')]);
    await dropOldKey(dataDir, (other) => other === first);
    expect(knownKeys(inFiles()).old).toEqual([key('x')]);
    await writeFile(old, 'no key');
    await expect(replaceKeyFile(dataDir)).rejects.toThrow('is no list of keys');
    expect(await readFile(old, 'utf8')).toBe('no key');
  });
});
