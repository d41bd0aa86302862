/** A long list stays in order, whether a few of its members change or most of them. */
import fc from 'fast-check';
import { withChange } from '../../../../src/server/areas/catalog/withChange';

interface Member {
  at: number;
}
const inOrder = (a: Member, b: Member): number => a.at - b.at;
const LENGTH = 500;

describe('a sorted list', () => {
  it.each([
    ['a few', 3],
    ['many', LENGTH],
  ])('when %s members come, go and are replaced', (_, most) => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 2 * LENGTH }), { maxLength: most });
    fc.assert(
      fc.property(places, places, (going, coming) => {
        // Every other place is taken.
        const list = Array.from({ length: LENGTH }, (__, at) => ({ at: 2 * at }));
        const removed = list.filter(({ at }) => going.includes(at) || coming.includes(at));
        const added = coming.map((at) => ({ at })).sort(inOrder);
        const changed = withChange(list, { removed, added }, inOrder);
        expect(changed).toEqual([...list.filter((member) => !removed.includes(member)), ...added].sort(inOrder));
        expect(added.every((member) => changed.includes(member))).toBe(true);
      }),
    );
  });

  it('takes as many newcomers as a whole catalogue has', () => {
    const [even, odd] = [0, 1].map((first) => Array.from({ length: 150_000 }, (_, at) => ({ at: 2 * at + first })));
    const all = withChange(even ?? [], { removed: [], added: odd ?? [] }, inOrder);
    expect([all.length, all[299_999]?.at, all.every(({ at }, place) => at === place)]).toEqual([
      300_000,
      299_999,
      true,
    ]);
  });
});
