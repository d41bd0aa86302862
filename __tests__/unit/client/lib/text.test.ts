import { plural, truncate } from '../../../../src/client/lib/text';

describe('Words on screen', () => {
  it('cuts a long name after ten characters', () => {
    expect(truncate('Mulmul jhabla with side ties', 10)).toBe('Mulmul jha…');
  });

  it('leaves no blank before the dots', () => {
    expect(truncate('Stripe gri p', 10)).toBe('Stripe gri…');
    expect(truncate('Twirl fro k and more', 10)).toBe('Twirl fro…');
  });

  it('makes no segmenter for plain words: a cheap phone would wait for it', () => {
    const made = jest.spyOn(Intl, 'Segmenter');
    truncate('Mulmul jhabla with side ties', 10);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('leaves a name of ten characters alone', () => {
    expect(truncate('1234567890', 10)).toBe('1234567890');
  });

  it('counts what a reader sees as one character as one, in any script', () => {
    expect(truncate('झबला नवजात शिशु', 4)).toBe('झबला…');
    expect(truncate('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧…');
  });

  it('counts one piece and three pieces', () => {
    expect([plural(1, 'piece'), plural(3, 'piece'), plural(0, 'piece')]).toEqual(['1 piece', '3 pieces', '0 pieces']);
  });
});
