import { mobileDigits, normaliseMobile, normalisePin, readMobile } from '../../../src/contract/rules/typedNumbers';

describe('typed digits', () => {
  it.each([
    ['9820012345', '9820012345'],
    ['+91 98200 12345', '9820012345'],
    ['0091-98200-12345', '9820012345'],
    ['91 9820012345', '9820012345'],
    ['09820012345', '9820012345'],
    ['098200-12345', '9820012345'],
    ['९८२००१२३४५', '9820012345'],
    ['9191919191', '9191919191'],
    ['98200 1234', '982001234'],
    ['98200 123456', '98200123456'],
  ])('reads the mobile number %s as %s', (typed, number) => {
    expect(normaliseMobile(typed)).toBe(number);
  });

  it.each([
    ['400 601', '400601'],
    ['४००६०१', '400601'],
    [' 40060a ', '40060a'],
  ])('reads the PIN code %s as %s', (typed, pin) => {
    expect(normalisePin(typed)).toBe(pin);
  });

  it.each([
    ['9820012345', '9820012345'],
    ['(+91) 98200.12345', '9820012345'],
    ['00 91 98200-12345', '9820012345'],
    ['+९१ ९८२०० १२३४५', '9820012345'],
    ['+98200 12345', '9820012345'],
    ['98200 1234', undefined],
    ['98200 123456', undefined],
    ['98200x12345', undefined],
    ['98200+12345', undefined],
    ['', undefined],
  ])('takes %j for the whole mobile number %s', (typed, number) => {
    expect(readMobile(typed)).toBe(number);
  });

  it.each([
    ['12-345', '12345'],
    ['+91 98200 12345', '9820012345'],
    ['ends in 345', undefined],
  ])('takes %j for %s of a mobile number', (typed, digits) => {
    expect(mobileDigits(typed)).toBe(digits);
  });
});
