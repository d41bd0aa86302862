/**
 * What a file exports is what others take from it: whoever changes it looks for them, and of the rest knows that nobody
 * else is concerned. A type that another export leads to is part of that one, and the compiler may need it by its name.
 */
import { codeFiles, settingFiles } from '../../../src/tools/house/codeFiles';
import { unusedExports } from '../../../src/tools/house/exports';
import { root } from '../../support/lib/documents';

describe('Exports of the project', () => {
  it('are each taken by another file', () => {
    const unused = unusedExports(codeFiles(root), settingFiles(root)).filter(({ isSaid }) => !isSaid);
    expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
