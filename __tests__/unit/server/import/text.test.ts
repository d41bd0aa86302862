import { parseStock, stockInDebris } from '../../../../src/server/import/parseStock';
import { csvCell } from '../../../../src/server/import/report';
import { cleanLine, cleanList, cleanText, cleanTitle } from '../../../../src/server/lib/cleanText';

describe('reading text', () => {
  it.each([
    ['  Soft\u00a0\u00a0knit\u200b frock ', 'Soft knit frock'],
    ['Kid\ufffds frock', 'Kids frock'],
    ['Toys &amp; Bathroom', 'Toys & Bathroom'],
    ['5&quot; x 7&#34; &#x20B9;5', '5" x 7" ₹5'],
    ['<b>Mulmul</b> jhabla<script>alert(1)</script>', 'Mulmul jhabla'],
    ['&lt;img src=x onerror=alert(1)&gt;Bib', 'Bib'],
    ['Age <3 and >1', 'Age <3 and >1'],
    ['&toString;&valueOf;', '&toString;&valueOf;'],
    ['Two\r\nlines', 'Two lines'],
    ['Cap 🧢 👨‍👩‍👧', 'Cap 🧢 👨‍👩‍👧'],
    ['क्‍ष झबला', 'क्‍ष झबला'],
    ['\u200dBib\u200c', 'Bib'],
    ['a\u0000b\u202ec', 'a bc'],
  ])('shows %j as %j', (found, shown) => {
    expect(cleanLine(found)).toBe(shown);
  });

  it('keeps the lines of a description, without empty ones', () => {
    expect(cleanText('Soft<br>Washable\r\n\r\n  Made in Thane ')).toBe('Soft\nWashable\nMade in Thane');
  });

  it('ends a title that was cut off with one ellipsis', () => {
    expect(cleanTitle('Quick Game of Smart Qu...')).toBe('Quick Game of Smart Qu…');
    expect(cleanTitle('Bottle Cover, ...')).toBe('Bottle Cover…');
  });

  it('reads lists however they are parted, each value once', () => {
    expect(cleanList(' Red; Blue|blue, - ,Navy ')).toBe('Red,Blue,Navy');
    expect(cleanList('-')).toBe('');
  });

  it.each([
    ['7', 7],
    ['1,200', 1200],
    ['5.0', 5],
    ['12 pcs', 12],
    ['Only 3 left in stock.', 3],
    ['Only 2 left in stock - order soon.', 2],
    ['Out of stock', 0],
    ['Currently unavailable.', 0],
    ['', null],
    ['In stock', null],
    ['NaN', null],
    ['-4', 'unclear'],
    ['lots', 'unclear'],
  ])('understands the stock %j as %j', (text, stock) => {
    expect(parseStock(text)).toBe(stock);
  });

  it('finds the stock among what a page dropped into other columns', () => {
    expect(stockInDebris('Only 3 left in stock.')).toBe(3);
    expect(stockInDebris('FREE Delivery by Amazon')).toBeNull();
    expect(stockInDebris('1,024')).toBeNull();
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+91', `"'+91"`],
    ['-5', `"'-5"`],
    ['@x', `"'@x"`],
    ['a "b"', '"a ""b"""'],
    ['plain', 'plain'],
  ])('writes %j so that a spreadsheet shows it and never runs it', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
