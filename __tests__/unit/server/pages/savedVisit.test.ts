/** What `npm run replay -- FILE` says of a file that it cannot show, before it reads more than it must. */
import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSavedVisit } from '../../../../src/server/pages/savedVisit';
import { fileOfActions, longVisit } from '../../../support/visits/longVisit';

describe('file for npm run replay', () => {
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'saved-visit-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is read whole, with its name', async () => {
    const text = fileOfActions(longVisit(12));
    await writeFile(at('a visit.json'), text);
    expect(await readSavedVisit(at('a visit.json'))).toEqual({ name: 'a visit.json', text });
  });

  it('is not read where it has 500 MB', async () => {
    await (await open(at('large.json'), 'w')).close();
    // A hole, which takes no room on the disk.
    await truncate(at('large.json'), 500_000_000);
    const sentence = 'This file is too large for a saved visit: it has 500 MB, and 64 MB is the most.';
    await expect(readSavedVisit(at('large.json'))).rejects.toThrow(`${at('large.json')}: ${sentence}`);
  });

  it('is not read where it has no end', async () => {
    await expect(readSavedVisit('/dev/zero')).rejects.toThrow('/dev/zero: This file cannot be read.');
  });

  it('is refused in the words of the page where it holds too much', async () => {
    await writeFile(at('long.json'), fileOfActions(Array(200_000).fill({ type: 'a' })));
    await expect(readSavedVisit(at('long.json'))).rejects.toThrow(/long\.json: This file has 200,000 steps/);
    await expect(readSavedVisit(folder)).rejects.toThrow(/This is a folder/);
    await expect(readSavedVisit(at('none.json'))).rejects.toThrow(/There is no such file/);
  });
});
