/** What `npm run replay` says to a file, or a word, that it cannot do anything with. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { failReplay } from '../../support/process/replayCommand';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'replay-'));
  await writeFile(path.join(folder, 'other.json'), '{"lines":[1,2]}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run replay', () => {
  it.each([
    [[], /Name the file that the shopper saved/],
    [['nowhere.json'], /nowhere\.json: There is no such file\./],
    [['.'], /This is a folder\./],
    [['other.json'], /other\.json: This file is not a saved visit/],
    [['other.json', '--port', 'many'], /--port must be a whole number/],
    [['other.json', '--loud'], /Name the file that the shopper saved/],
  ])('says what is wrong with %j', async (args, words) => {
    const [file, ...more] = args;
    const { code, said } = await failReplay(file === undefined ? [] : [path.join(folder, file), ...more]);
    expect(code).toBe(1);
    expect(said).toMatch(words);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
