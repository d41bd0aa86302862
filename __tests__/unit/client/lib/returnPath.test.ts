import { cameFrom, carryOn, returnPathTo, returnPlaceOf, stepsBackOf } from '../../../../src/client/lib/returnPath';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, state });

describe('Where a login leads back to', () => {
  it.each([
    ['/', '/'],
    ['/shop?category=kids', '/shop?category=kids'],
    ['/productdetails/7?tab=reviews', '/productdetails/7?tab=reviews'],
    ['//evil.example', null],
    ['///evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['evil', null],
    ['', null],
    ['/login', null],
    ['/LOGIN/', null],
    ['/signup?x=1', null],
    ['/forgot-password', null],
    ['/reset?token=x', null],
    ['/shop/../reset', null],
    ['/shop/%2e%2e/login', null],
    [undefined, null],
    [['/shop'], null],
  ])('the place %j leads back to %j', (from, place) => {
    expect(returnPlaceOf({ from })).toBe(place);
  });

  it.each([null, undefined, 'text', 7])('the state %j names no place', (state) => {
    expect(returnPlaceOf(state)).toBeNull();
  });

  it.each([
    [1, 1],
    [3, 3],
    [0, 0],
    [-2, 0],
    [1.5, 0],
    ['2', 0],
  ])('%j steps back count as %j', (stepsBack, steps) => {
    expect(stepsBackOf({ from: '/shop', stepsBack })).toBe(steps);
  });

  it('counts no steps to a place that is none of ours', () => {
    expect(stepsBackOf({ from: '//evil.example', stepsBack: 2 })).toBe(0);
  });
});

describe('A step to the login', () => {
  it('remembers where it began, one step back', () => {
    expect(carryOn(at('/shop', null, '?color=Blue'), at('/login'), 'PUSH')).toEqual({
      from: '/shop?color=Blue',
      stepsBack: 1,
    });
  });

  it('keeps a place that it was told, and no steps where that is another one', () => {
    expect(
      carryOn(
        at('/productdetails/7'),
        at('/login', returnPathTo({ pathname: '/productdetails/7', search: '?tab=reviews' })),
        'PUSH',
      ),
    ).toEqual({ from: '/productdetails/7?tab=reviews' });
  });

  it('has no entry to step back to when it took the place of where it began', () => {
    expect(carryOn(at('/wishlist'), at('/login'), 'REPLACE')).toEqual({ from: '/wishlist' });
  });

  it('hands the place on from page to page, one more step for each', () => {
    const signup = carryOn(at('/login', { from: '/cart', stepsBack: 1 }), at('/signup'), 'PUSH');
    expect(signup).toEqual({ from: '/cart', stepsBack: 2 });
    expect(carryOn(at('/signup', signup), at('/login'), 'REPLACE')).toEqual({ from: '/cart', stepsBack: 2 });
    expect(carryOn(at('/login', { from: '/wishlist' }), at('/forgot-password'), 'PUSH')).toEqual({ from: '/wishlist' });
  });

  it('remembers nothing of a visit that began there', () => {
    expect(carryOn(at('/reset'), at('/login'), 'REPLACE')).toBeNull();
  });

  it('forgets a crafted place', () => {
    expect(carryOn(at('/reset'), at('/login', { from: '//evil.example' }), 'PUSH')).toEqual({ from: '//evil.example' });
    expect(returnPlaceOf(carryOn(at('/reset'), at('/login', { from: '//evil.example' }), 'PUSH'))).toBeNull();
  });
});

describe('A step to anywhere else', () => {
  it('leaves every other step as it is', () => {
    expect(carryOn(at('/cart'), at('/checkout', { appliedCode: 'FIRST' }), 'PUSH')).toEqual({ appliedCode: 'FIRST' });
  });
});

describe('a page of a login that the browser loaded by itself', () => {
  const shop = 'https://shop.example';
  it.each([
    ['/login', `${shop}/faqs?x=1`, '/faqs?x=1'],
    ['/signup', `${shop}/`, '/'],
    ['/signup', `${shop}/login`, null],
    ['/login', '', null],
    ['/login', 'https://shop.example.evil/faqs', null],
    ['/login', 'https://evil.example/', null],
    ['/login', `${shop}//evil.example`, null],
    ['/faqs', `${shop}/shop`, null],
  ])('%s after %j leads back to %j', (pathname, referrer, place) => {
    expect(cameFrom(at(pathname), shop, referrer)).toEqual(place === null ? null : { from: place });
  });
});
