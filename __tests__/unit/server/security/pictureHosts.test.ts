/** Which hosts a setting names for pictures, and what pages then do not show. */
import { readPictureHosts, shownOrigins, unseenHosts } from '../../../../src/server/security/pictureHosts';

describe('hosts of pictures', () => {
  it('reads names and https origins, each once', () => {
    const setting = 'cdn.example, https://CDN.example/,https://a.example:8443, xn--e1afmkfd.example';
    expect(readPictureHosts(setting)).toEqual([
      'https://cdn.example',
      'https://a.example:8443',
      'https://xn--e1afmkfd.example',
    ]);
  });

  it.each([
    'http://cdn.example',
    'https:',
    'data:',
    '*',
    '*.cdn.example',
    'https://cdn.example/pictures',
    'cdn.example?x=1',
    'user@cdn.example',
    'a b',
    // What would end a directive, and begin another one.
    'cdn.example;script-src',
    "https://x;script-src 'unsafe-inline'",
    "'unsafe-inline'",
    'a.example/;b',
  ])('takes no %s', (setting) => {
    expect(readPictureHosts(setting)).toBeUndefined();
  });

  it('knows what pages do not show: other hosts, other ports, and whatever lacks https', () => {
    const own = { publicUrl: 'https://shop.example/baby', apiHost: 'https://api.example/v1' };
    const shown = shownOrigins({ pictureHosts: ['https://cdn.example'], ...own });
    const ours = ['/pictures/a-1.jpg', '', 'https://shop.example/b', 'https://api.example/c'];
    const seen = [...ours, 'https://cdn.example/a', 'HTTPS://CDN.EXAMPLE/d'];
    const two = ['https://other.example/1', 'https://other.example/3'];
    const others = ['http://cdn.example/2', ...two, 'https://cdn.example:444/4'];
    expect(unseenHosts([...seen, ...others], shown)).toEqual([
      ['other.example', 2],
      ['http://cdn.example', 1],
      ['cdn.example:444', 1],
    ]);
  });
});
