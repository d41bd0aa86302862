import { isMediaAddress, isSafeLink } from '../../../src/contract/rules/addresses';

describe('Where staff may link to', () => {
  it.each([
    '/',
    '/shop?category=Cotton',
    '/shop?next=//elsewhere.example',
    'https://elsewhere.example',
    'http://elsewhere.example:8080/page?q=1#part',
    'HTTPS://Elsewhere.Example/',
    'https://दुकान.example/पन्ना',
    'https://[2001:db8::1]:8443/page',
  ])('is %s', (address) => {
    expect(isSafeLink(address)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'shop',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/shop\\page',
    'https://elsewhere.example\\@other.example',
    'https://shop.example@elsewhere.example',
    'https:///page',
    'https:/elsewhere.example',
    'https://',
    'https://[elsewhere',
    'https://elsewhere.example:port/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\tpage',
    '/page with blanks',
    '/\u200bpage',
    '/page\u00a0',
    'https://elsewhere.example/\ufeff',
  ])('is not %j', (address) => {
    expect(isSafeLink(address)).toBe(false);
  });
});

describe('Where a picture may come from', () => {
  it.each(['/pictures/a-1.jpg?w=9', 'https://photos.example/1', 'HTTP://photos.example/1'])('is %s', (address) => {
    expect(isMediaAddress(address)).toBe(true);
  });

  it.each(['', '//photos.example/1', 'photos/1.jpg', 'data:image/png;base64,x', 9, null, undefined])(
    'is not %j',
    (address) => {
      expect(isMediaAddress(address)).toBe(false);
    },
  );
});
