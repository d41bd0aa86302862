import { lettersApartFrom } from '../../../src/search/similarity';
import { Vocabulary } from '../../../src/search/vocabulary';
import { makeChance } from '../../support/data/random';

const term = (word: string) => ({ word, entries: [], writers: 1 });
const filled = (words: readonly string[]) => {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(term(word));
  return vocabulary;
};
const nearOf = (vocabulary: Vocabulary, word: string, most: number): string[] => {
  const found: string[] = [];
  vocabulary.eachNear(word, most, (one) => void found.push(one.word));
  return found;
};

describe('The vocabulary of the shop', () => {
  it('passes over no word that is near, in any script', () => {
    const { pick, upTo } = makeChance(11);
    const letters = [...'abcdefgstबच्चाकपड़ेй1'];
    const some = (): string => Array.from({ length: 3 + upTo(6) }, () => pick(letters) ?? '').join('');
    const words = [...new Set(Array.from({ length: 600 }, some))];
    const vocabulary = filled(words);
    for (const typed of words.slice(0, 60)) {
      for (const most of [1, 2, 3]) {
        const apart = lettersApartFrom(typed, true);
        const near = nearOf(vocabulary, typed, most);
        expect(words.filter((word) => apart(word, most) <= most && !near.includes(word))).toEqual([]);
      }
    }
  });

  it('calls for few of the words that are far', () => {
    const vocabulary = filled(['blanket', 'romper', 'jhabla', 'swaddle', 'mittens', 'booties', 'bib']);
    expect(nearOf(vocabulary, 'blankit', 2)).toEqual(['blanket']);
  });

  it('knows words by beginning and by sound, and forgets what goes', () => {
    const vocabulary = filled(['jhabla', 'jhablas', 'frock']);
    const frock = vocabulary.get('frock');
    expect([...vocabulary.soundingLike('jabla')].map(({ word }) => word)).toEqual(['jhabla']);
    expect([...vocabulary.beginningWith('jha')].map(({ word }) => word).sort()).toEqual(['jhabla', 'jhablas']);
    const jhabla = vocabulary.get('jhabla');
    if (jhabla) vocabulary.delete(jhabla);
    expect(vocabulary.has('jhabla')).toBe(false);
    expect([...vocabulary.soundingLike('jabla')]).toEqual([]);
    expect(nearOf(vocabulary, 'frock', 1)).toEqual(['frock']);
    if (frock) vocabulary.delete(frock);
    expect(nearOf(vocabulary, 'jhablas', 1)).toEqual(['jhablas']);
  });
});
