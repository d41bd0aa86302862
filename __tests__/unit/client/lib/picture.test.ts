import { halfSizes, parsePicture, sourceSet } from '../../../../src/client/lib/picture';

describe('A picture’s address', () => {
  it('tells name, size and tint of one of ours', () => {
    expect(parsePicture('/pictures/slide-one-15fb.jpg?w=1600&h=720&t=e8f0fb')).toMatchObject({
      host: '',
      name: 'slide-one-15fb',
      width: 1600,
      height: 720,
      tint: 'e8f0fb',
    });
  });

  it('keeps the host of a shop elsewhere', () => {
    expect(sourceSet(parsePicture('https://api.example/pictures/a.jpg?w=320'))).toContain(
      'https://api.example/pictures/320/a 320w',
    );
  });

  it('leaves a stranger’s picture as it is', () => {
    const picture = parsePicture('https://elsewhere.example/photo.png');
    expect(picture).toMatchObject({ name: null, width: null, tint: null, src: 'https://elsewhere.example/photo.png' });
  });

  it('is never asked for wider than it is', () => {
    expect(sourceSet(parsePicture('/pictures/a.jpg?w=500'))).toBe(
      '/pictures/160/a 160w, /pictures/240/a 240w, /pictures/320/a 320w, /pictures/480/a 480w',
    );
  });

  it.each([
    ['72px', [160, 240]],
    ['calc(72px / 2)', [160, 240]],
    ['56px', [160, 240]],
    ['(max-width: 767px) 88px, 132px', [160, 240, 320, 480, 640, 768, 960]],
    ['25vw', [160, 240, 320, 480, 640, 768, 960]],
  ])('is not asked for wider than the densest screen needs at %s', (sizes, wanted) => {
    const set = sourceSet(parsePicture('/pictures/a.jpg?w=960'), sizes);
    expect(set.split(', ').map((one) => Number.parseInt(one.split(' ')[1] ?? '', 10))).toEqual(wanted);
  });

  it('takes no size or tint that is none', () => {
    expect(parsePicture('/pictures/a.jpg?w=wide&h=-3&t=url(x)')).toMatchObject({
      width: null,
      height: null,
      tint: null,
    });
  });
});

describe('Sizes of a picture', () => {
  it.each([
    ['64px', 'calc(64px / 2)'],
    ['(max-width: 500px) 70vw, 290px', '(max-width: 500px) calc(70vw / 2), calc(290px / 2)'],
    [
      '(min-width: 640px) calc((100vw - 104px) / 3), calc((100vw - 48px) / 2)',
      '(min-width: 640px) calc(calc((100vw - 104px) / 3) / 2), calc(calc((100vw - 48px) / 2) / 2)',
    ],
  ])('are half of %s for a shopper who saves data', (sizes, halves) => {
    expect(halfSizes(sizes)).toBe(halves);
  });
});
