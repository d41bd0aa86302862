import { consoleErrors, hearConsoleErrors } from '../../../../src/client/browser/consoleErrors';

const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
// As much of a window as a listener needs.
const page = Object.assign(new EventTarget(), { console });
beforeAll(() => hearConsoleErrors(page as unknown as Window & typeof globalThis));
afterAll(() => spoken.mockRestore());

const latest = () => consoleErrors().at(-1)?.text;

describe('ear for console errors', () => {
  it('hears what is told to the console, and hands it on', () => {
    const error = new TypeError('a fault of ours');
    console.error('Cannot draw:', error, { userId: 'u_1' });
    expect(latest()).toBe('Cannot draw: TypeError: a fault of ours [object Object]');
    expect(spoken).toHaveBeenLastCalledWith('Cannot draw:', error, { userId: 'u_1' });
  });

  it('hears of faults that nobody caught, and of promises that nobody kept', () => {
    page.dispatchEvent(Object.assign(new Event('error'), { message: 'Script error.' }));
    expect(latest()).toBe('Script error.');
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too far') }));
    expect(latest()).toBe('RangeError: too far');
  });

  it('keeps the newest fifty, each no longer than five hundred characters', () => {
    for (let count = 0; count < 60; count += 1) console.error(`${count} ${'x'.repeat(600)}`);
    expect(consoleErrors()).toHaveLength(50);
    expect(consoleErrors()[0]?.text).toMatch(/^10 x/);
    expect(latest()).toHaveLength(500);
  });
});
