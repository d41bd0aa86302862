/**
 * No file of the project can be loaded only with one that loads it: where imports lead round in a circle, what a module
 * finds there depends on which of them came first. Circles of types alone are printed by `npm run tools -- house`.
 */
import { circlesOf } from '../../../src/tools/house/circles';
import { codeFiles } from '../../../src/tools/house/codeFiles';
import { importsAmong } from '../../../src/tools/house/imports';
import { root } from '../../support/documents';

describe('Imports of the project', () => {
  it('lead round in no circle', () => {
    const circles = circlesOf(importsAmong(codeFiles(root)));
    expect(circles.filter(({ isOfTypes }) => !isOfTypes).map(({ way }) => way.join(' → '))).toEqual([]);
  });
});
