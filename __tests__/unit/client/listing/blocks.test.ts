import fc from 'fast-check';
import {
  BLOCK_SIZE,
  blockLength,
  blockOf,
  countBlocks,
  isNear,
  nearBlocks,
  rowsStyle,
} from '../../../../src/client/features/listing/blocks';

const layout = { columns: 3, rowPitch: 500 };
/** Of 16 rows. */
const blockHeight = 8000;
const screen = 900;

describe('a long list', () => {
  it('is cut into whole blocks and a rest', () => {
    expect(countBlocks(20_000)).toBe(417);
    expect(blockLength(20_000, 0)).toBe(48);
    expect(blockLength(20_000, 416)).toBe(32);
    expect([1, 48, 49].map(blockOf)).toEqual([0, 0, 1]);
  });

  it.each([
    ['at its top', 600, [0, 0]],
    ['in the middle of a block', -blockHeight * 10 - 4000, [10, 10]],
    ['with the next block one screen away', -blockHeight * 11 + 2 * screen, [10, 11]],
    ['at its end', -blockHeight * 416 - 1000, [415, 416]],
    ['scrolled past it', -blockHeight * 500, [416, 416]],
  ])('is drawn near the screen %s', (_, top, [first, last]) => {
    expect(nearBlocks(20_000, top, screen, layout)).toEqual({ first, last });
  });

  it('is drawn whole where nothing is laid out', () => {
    expect(nearBlocks(120, 0, screen, { columns: 1, rowPitch: Number.NaN })).toEqual({ first: 0, last: 2 });
  });

  it('keeps the block with the focus and its neighbours', () => {
    const near = { first: 100, last: 101, focused: 3 };
    expect([1, 2, 3, 4, 5, 99, 100, 101, 102].filter((block) => isNear(near, block))).toEqual([2, 3, 4, 100, 101]);
  });

  it('always draws what is on the screen, and few blocks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(3_000_000),
        fc.integer({ min: 300, max: 2000 }),
        fc.constantFrom(2, 3),
        (total, scrolled, height, columns) => {
          const rowPitch = 350;
          const { first, last } = nearBlocks(total, -scrolled, height, { columns, rowPitch });
          const place = Math.min(total, Math.floor(scrolled / rowPitch) * columns + 1);
          expect(first).toBeLessThanOrEqual(blockOf(place));
          expect(last).toBeGreaterThanOrEqual(blockOf(place));
          expect(last - first).toBeLessThanOrEqual(Math.ceil((4 * height) / ((BLOCK_SIZE / columns) * rowPitch)));
        },
      ),
    );
  });

  it.each([
    [48, 0, { '--rows-in-2': 24, '--rows-in-3': 16 }],
    [32, 0, { '--rows-in-2': 16, '--rows-in-3': 11 }],
    // The nine that are there take five rows of two, and three of three.
    [48, 9, { '--rows-in-2': 19, '--rows-in-3': 13 }],
  ])('keeps the room of %i products after %i', (count, before, style) => {
    expect(rowsStyle(count, before)).toEqual(style);
  });
});
