/** What DevTools' panel is shown of a state and of texts (docs/support.md). */
import { cutState } from '../../../../src/client/store/devToolsPanel';
import { impersonal } from '../../../../src/client/store/panelTexts';
import { makeStore } from '../../../../src/client/store/makeStore';

describe('state for the panel', () => {
  it('can be cut again, as the extension hands it back after a reload', () => {
    const cut = cutState(makeStore().getState());
    expect(cutState(cut)).toEqual(cut);
  });
});

describe('text for the panel', () => {
  it.each([
    ['?search=98123+76540', '?search=…'],
    ['?search=asha%40mail.example&page=2', '?search=…&page=2'],
    ['Write to asha@mail.example', 'Write to …'],
    ['?search=frock', '?search=frock'],
  ])('%s stands as %s', (text, told) => {
    expect(impersonal(text)).toBe(told);
  });
});
