import { safeRedirect } from '../../../../src/client/lib/paths';

describe('Where a banner may lead', () => {
  it.each(['/shop?category=Cotton', '/sale-products', 'https://elsewhere.example/page', 'http://elsewhere.example'])(
    'follows %s',
    (address) => {
      expect(safeRedirect(address, '/shop')).toBe(address);
    },
  );

  it.each([
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'shop',
    'https:///x',
    'data:text/html,x',
    '/\tx',
  ])('goes to the fallback instead of %p', (address) => {
    expect(safeRedirect(address, '/shop')).toBe('/shop');
  });
});
