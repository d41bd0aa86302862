/** What the staff's application works out by itself. */
import { changedLines } from '../../../src/admin/lib/changedLines';
import { accountFiltersOf, accountSearchOf } from '../../../src/admin/lib/accountFilters';
import { auditFiltersOf, auditSearchOf } from '../../../src/admin/lib/auditFilters';
import { isFiltered, queryOf, withFilter } from '../../../src/admin/lib/listFilters';
import { filtersOf, searchOf } from '../../../src/admin/lib/orderFilters';
import { chargedShipping, progressOf, standing } from '../../../src/admin/lib/orderWords';
import { telLink, whatsAppLink } from '../../../src/admin/lib/phone';
import { productsText } from '../../../src/admin/lib/productsText';
import { daysBefore, daysBetween, today } from '../../../src/admin/lib/shopDays';

describe('the filters of the list in its address', () => {
  it('read back as they were written, in one order, and leave out what they do not know', () => {
    const filters = filtersOf('?page=2&next=ship&utm_source=mail&q=');
    expect(filters).toEqual({ next: 'ship', page: '2' });
    expect(searchOf(filters)).toBe('?next=ship&page=2');
    expect(searchOf({})).toBe('');
  });

  it('begin another list at its first page', () => {
    expect(searchOf(withFilter({ page: '3', q: 'cap' }, { state: 'SHIPPED' }))).toBe('?state=SHIPPED&q=cap');
  });

  it('are of each list its own', () => {
    expect(auditSearchOf(auditFiltersOf('?to=2026-11-29&who=cli:&state=SHIPPED'))).toBe('?who=cli%3A&to=2026-11-29');
    expect(accountSearchOf(accountFiltersOf('?sort=lastLogin&role=owner&q=cap'))).toBe('?role=owner&sort=lastLogin');
  });

  it('are asked of the server where they are set, and leave something out then', () => {
    expect(queryOf({ q: '', page: '2' })).toEqual({ page: '2' });
    expect([isFiltered({ page: '2', sort: 'oldest', q: '' }), isFiltered({ q: 'cap' })]).toEqual([false, true]);
  });
});

describe('an order in words', () => {
  const payment = { state: 'received', amount: 80, at: null, refunded: null, reference: null } as const;
  it('tells where it stands', () => {
    expect(standing({ status: 'ORDERED', payment, isPacked: false, shipping: 80 })).toBe(
      'Ordered, received, not packed',
    );
    expect(standing({ status: 'SHIPPED', payment, isPacked: true, shipping: 80 })).toBe('Shipped, received');
  });

  it('tells how far it is on its way', () => {
    const done = (order: Parameters<typeof progressOf>[0]) =>
      progressOf(order).flatMap(({ name, isDone }) => (isDone ? [name] : []));
    expect(done({ status: 'ORDERED', payment, isPacked: false, shipping: 80 })).toEqual(['Quoted', 'Paid']);
    const unpaid = { ...payment, state: 'none' } as const;
    expect(done({ status: 'SHIPPED', payment: unpaid, isPacked: true, shipping: null })).toEqual(['Packed', 'Shipped']);
  });

  it('tells what its shipping costs, also where the amount had it before staff said it', () => {
    expect(chargedShipping({ shipping: 80, goods: 999, amountDue: 1079 })).toBe(80);
    expect(chargedShipping({ shipping: null, goods: 999, amountDue: 1079.5 })).toBe(80.5);
    expect(chargedShipping({ shipping: null, goods: 999, amountDue: 999 })).toBe(0);
  });

  it('names its first products and counts the rest', () => {
    const products = [{ name: 'Wool cap', picture: '' }];
    expect(productsText({ products, lineCount: 3, pieces: 4 })).toBe('Wool cap and 2 more · 4 pieces');
    expect(productsText({ products, lineCount: 1, pieces: 1 })).toBe('Wool cap · 1 piece');
  });
});

describe('a change of lines', () => {
  const line = {
    serialNo: 7,
    productId: 1,
    name: 'Wool cap',
    colour: 'Indigo',
    size: 'S',
    quantity: 2,
    rate: 100,
    amount: 200,
    picture: '',
    colours: [],
    sizes: [],
  };
  it('sends only what is other than it was', () => {
    expect(changedLines([line], [{ colour: 'Indigo', size: 'S', quantity: '2' }])).toEqual([]);
    expect(changedLines([line], [{ colour: 'Indigo', size: 'M', quantity: '0' }])).toEqual([
      { serialNo: 7, size: 'M', quantity: 0 },
    ]);
  });
});

describe('a customer’s number', () => {
  it('is called and written to with the country’s code', () => {
    expect(telLink('9820012345')).toBe('tel:+919820012345');
    expect(whatsAppLink('9820012345', 'Paid & packed?')).toBe('https://wa.me/919820012345?text=Paid%20%26%20packed%3F');
  });
});

describe('days of the shop', () => {
  it('begin at its own midnight', () => {
    expect(today(Date.parse('2026-11-28T18:29:59Z'))).toBe('2026-11-28');
    expect(today(Date.parse('2026-11-28T18:30:00Z'))).toBe('2026-11-29');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBetween('2026-03-01', '2026-02-27')).toEqual([]);
  });
});
