/** The phone that pages are measured on is the same on every machine. */
import path from 'node:path';

const { slowerBy } = jest.requireActual<{ slowerBy: (workMs: number) => number }>(
  path.resolve(__dirname, '../../../../src/build/bench/phone'),
);

describe("the bench's phone", () => {
  it.each([
    [25, 4],
    [50, 2],
    [80, 1.25],
  ])('slows a machine that takes %d ms for its work down %d times', (workMs, times) =>
    expect(slowerBy(workMs)).toBe(times),
  );

  it('makes no machine quicker', () => expect(slowerBy(150)).toBe(1));
});
