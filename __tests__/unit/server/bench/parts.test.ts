/** A part of the bench runs minutes; that each can be begun at all is known at once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const bench = path.resolve(__dirname, '../../../../src/build');
const names = /const parts = \[([^\]]+)\]/.exec(readFileSync(path.join(bench, 'bench.js'), 'utf8'))?.[1]?.match(/\w+/g) ?? [];

describe('the parts of the bench', () => {
  it('has parts', () => expect(names.length).toBeGreaterThan(0));

  it.each(names)('%s can be begun, and measures', (name) => {
    const part = jest.requireActual<Record<string, unknown>>(path.join(bench, 'bench', name));
    expect(part).toMatchObject({ name, title: expect.any(String), measure: expect.any(Function) });
  });
});
