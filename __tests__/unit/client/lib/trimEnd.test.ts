import { trimEnd } from '../../../../src/client/lib/text';

describe('The end of a text', () => {
  it('is rid of what does not belong there', () => {
    expect(['/login///', '///', '', 'a/b'].map((text) => trimEnd(text, /\//))).toEqual(['/login', '', '', 'a/b']);
  });

  it.each([
    ['/'.repeat(1000), 1000],
    [`${'/'.repeat(1000)}a`, 1],
    [`a${'/'.repeat(1000)}`, 1001],
  ])('is looked at once for each character that goes, and once for the one that stays', (text, looks) => {
    const slash = /\//;
    const look = jest.spyOn(slash, 'test');
    trimEnd(text, slash);
    expect(look).toHaveBeenCalledTimes(looks);
  });
});
