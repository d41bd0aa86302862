import { isUpiId, readReference, upiLink } from '../../../src/contract/rules/upi';
import { asPrinted } from '../../../src/contract/rules/orderLink';
import { htmlOf } from '../../../src/server/areas/mail/htmlPart';
import { qrPath } from '../../../src/server/lib/qrPath';

describe('paying by UPI', () => {
  it.each([
    ['jhabla@okbank', true],
    ['9876543210@ybl', true],
    ['shop.thane-1@ok-bank', true],
    ['jhabla', false],
    ['a@b', false],
    ['jhabla@okbank&am=1', false],
    ['shop @bank', false],
  ])('knows whether %j is a UPI id', (id, is) => {
    expect(isUpiId(id)).toBe(is);
  });

  it('writes the amount with two decimals and lets nothing typed begin another field', () => {
    const link = upiLink({
      id: 'a1@bank',
      payee: 'Me & you=1',
      amountPaise: 100_005,
      orderNo: '7K3M-9QX2',
      note: 'ü?#',
    });
    expect(link).toBe('upi://pay?pa=a1@bank&pn=Me%20%26%20you%3D1&am=1000.05&cu=INR&tr=7K3M-9QX2&tn=%C3%BC%3F%23');
    expect(new URL(link).searchParams.get('pn')).toBe('Me & you=1');
  });

  it.each([
    [' 4330 1234 5678 ', '433012345678'],
    ['axisn52024112900123456', 'AXISN52024112900123456'],
    ['12345', undefined],
    ['no digits', undefined],
    ['4330<script>', undefined],
    ['1'.repeat(41), undefined],
  ])('reads %j as a reference', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  it('draws a QR code whose corners are where readers look for them', () => {
    const { size, path } = qrPath('upi://pay?pa=a1@bank');
    expect(size).toBe(25 + 8);
    expect(path.startsWith('M4 4h7v1H4z')).toBe(true);
    expect(path).toContain(`M${size - 11} 4h7v1H${size - 11}z`);
  });
});

describe('the number of an order, as people type it', () => {
  it.each([
    ['7k3m 9qx2', '7K3M-9QX2'],
    ['7k3m9qx2', '7K3M-9QX2'],
    [' 7K3M-9QX2', '7K3M-9QX2'],
    ['else', 'ELSE'],
  ])('reads %j', (typed, printed) => {
    expect(asPrinted(typed)).toBe(printed);
  });
});

describe('the formatted part of a mail', () => {
  it('links the shop alone, and shows what was typed as it is', () => {
    const html = htmlOf(
      'Hello <b>,\n\n- one\n- two\n\nHere:\nhttps://shop.example/order/1?key=a&b\nhttps://evil.example/\n',
      'https://shop.example',
    );
    expect(html).toContain('Hello &#60;b&#62;,');
    expect(html).toContain('<li>one</li><li>two</li>');
    expect(html).toContain('<a href="https://shop.example/order/1?key=a&#38;b"');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<br>https://evil.example/');
  });
});
