/** Words and places of the page /support and of the sheet that makes its files. */
import { sentenceEnd } from '../../../src/replay/sentenceEnd';
import { clearTop } from '../../../src/replay/toastsAside';
import { durationText } from '../../../src/client/features/support/counts';

describe('end of a sentence that an error brings', () => {
  it.each([
    ['TypeError: x is undefined', 'TypeError: x is undefined.'],
    ['Error: Use an array instead.', 'Error: Use an array instead.'],
    ['Error: Use an array instead. ', 'Error: Use an array instead.'],
    ['What?', 'What?'],
    ['x'.repeat(400), `${'x'.repeat(300)}…`],
  ])('%j has one full stop', (text, sentence) => {
    expect(sentenceEnd(text)).toBe(sentence);
  });
});

describe('length of a visit', () => {
  it.each([
    [0, '1 second'],
    [8_400, '8 seconds'],
    [59_900, '59 seconds'],
    [60_000, '1 minute'],
    [150_000, '3 minutes'],
    [Number.NaN, '1 second'],
  ])('%d ms are %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('place of a notice in a replay', () => {
  const toast = { top: 600, bottom: 660 };
  it.each<[string, { top: number; bottom: number }[], number]>([
    ['stays where nothing is under it', [{ top: 100, bottom: 130 }], 600],
    ['moves up over a complaint', [{ top: 620, bottom: 640 }], 552],
    [
      'moves up over one after the other',
      [
        { top: 540, bottom: 560 },
        { top: 620, bottom: 640 },
      ],
      472,
    ],
    ['stays where no place is free', [{ top: 0, bottom: 700 }], 600],
  ])('%s', (_, said, top) => {
    expect(clearTop(toast, said)).toBe(top);
  });
});
