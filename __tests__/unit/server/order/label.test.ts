import { labelOf } from '../../../../src/server/areas/order/staffOrderView';

describe('an address as it goes on a label', () => {
  it.each([
    ['12 Lake View, Thane, Maharashtra, India, 400601', ['12 Lake View', 'Thane', 'Maharashtra', 'India'], '400601'],
    ['Flat 3,Rose Lane,Pune - 411001', ['Flat 3, Rose Lane', 'Pune'], '411001'],
    ['12, Rose Villa, Thane, 400601', ['12, Rose Villa', 'Thane'], '400601'],
    ['No. 4-B, 2/7, Sector 12, Vashi, 400703', ['No. 4-B, 2/7', 'Sector 12, Vashi'], '400703'],
    ['House 400601, Thane, 400601.', ['House 400601', 'Thane'], '400601'],
    ['१२ झील, ठाणे, 400601', ['१२ झील', 'ठाणे'], '400601'],
    // Of a member who wanted to be forgotten.
    ['', [], ''],
    ['an address of the first days', ['an address of the first days'], ''],
  ])('is of parts and a PIN code: %s', (whole, parts, pinCode) => {
    expect(labelOf(whole)).toEqual({ whole, parts, pinCode });
  });
});
