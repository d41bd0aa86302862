/** A part of the bench runs minutes; that each can be begun at all is known at once. */
import { parts } from '../../../../src/tools/bench/parts';

describe('the parts of the bench', () => {
  it('has parts, each with a name of its own', () => {
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });

  it.each(parts)('$name can be begun, and measures', (part) => {
    expect(part).toMatchObject({ title: expect.any(String), measure: expect.any(Function) });
  });
});
