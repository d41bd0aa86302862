import { isAccessPage } from '../../../../src/client/lib/paths';

describe('An address of the shop', () => {
  it('is an account page’s with or without a slash at its end', () => {
    expect(['/', '/login', '/login/', '//'].map(isAccessPage)).toEqual([false, true, true, false]);
  });
});
