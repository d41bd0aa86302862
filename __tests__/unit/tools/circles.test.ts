/**
 * No file of the project can be loaded, or read, only with one that leads back to it. Where imports of values lead
 * round in a circle, what a module finds there depends on which of them came first; where imports of types do, none of
 * them can be understood or moved without the others.
 */
import { circlesOf } from '../../../src/tools/house/circles';
import { codeFiles } from '../../../src/tools/house/codeFiles';
import { importsAmong } from '../../../src/tools/house/imports';
import { root } from '../../support/lib/documents';

describe('Imports of the project', () => {
  it('lead round in no circle, those of types neither', () => {
    const circles = circlesOf(importsAmong(codeFiles(root)));
    expect(circles.map(({ way }) => way.join(' → '))).toEqual([]);
  });
});
