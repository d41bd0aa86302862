/** What each answer to an order means (docs/requirements.md section 4, Checkout outcome). */
import type { ApiError } from '../../../../src/client/api/errors';
import { brandFacts } from '../../../../src/client/api/wordsApi';
import { brand } from '../../../../src/contract/brand';
import type { Attempt } from '../../../../src/client/features/checkout/tabMemory';
import { toOrderFailure } from '../../../../src/client/features/checkout/orderFailure';
import { toLatestOrder } from '../../../../src/client/features/checkout/orderAnswer';
import { statusOfCode } from '../../../../src/contract/errors';
import type { ErrorCode } from '../../../../src/contract/errors';
import { line } from '../../../support/data/builders';
import { noWords } from '../../../support/data/words';

const lines = [line({ orderQuantity: 2 }), line({ productId: 2, productName: 'Bamboo socks' })];
const attempt: Attempt = {
  key: 'k',
  order: {
    kind: 'guest',
    guestId: 'g_1',
    name: 'Asha',
    mobile: '9820012345',
    address: 'A - 400601',
    finalOrderAmount: 798,
  },
  details: null,
  lines,
  seen: {},
};
const ofMember: Attempt = {
  key: 'k',
  order: { kind: 'member', userId: 'u_1', addrId: '7', finalOrderAmount: 798, discount: 0 },
  details: null,
  lines,
  seen: {},
};
const answer = (code: ErrorCode, more: Partial<ApiError> = {}): ApiError => ({
  code,
  status: statusOfCode[code],
  message: '',
  ...more,
});
const refused = (code: ErrorCode, more: Partial<ApiError> = {}) =>
  toOrderFailure(answer(code, more), attempt, brandFacts);

describe('outcome of placing an order', () => {
  it.each([
    ['NETWORK', 0],
    ['TIMEOUT', 0],
  ] as const)('%s fails the order, whose outcome is open, and says what to look at', (code, status) => {
    const refusal = toOrderFailure({ code, status, message: '' }, attempt, brandFacts);
    expect(refusal).toMatchObject({ kind: 'failed', message: 'Failed to place order', unanswered: true });
    expect(refusal).toHaveProperty('note', expect.stringMatching(/again/));
  });

  it.each([
    ['INTERNAL', true],
    ['NOT_READY', true],
    ['TOO_MANY_REQUESTS', true],
    ['CONFLICT', true],
    ['BAD_REQUEST', false],
    ['NOT_FOUND', false],
    ['IDEMPOTENCY_KEY_REUSED', false],
  ] as const)('%s fails the order; its outcome is open: %s', (code, unanswered) => {
    expect(refused(code)).toEqual({ kind: 'failed', message: 'Failed to place order', note: '', unanswered });
  });

  it.each(['ORDER_TOO_LARGE', 'TOO_MANY_OPEN_ORDERS'] as const)('%s says whom to ask', (code) => {
    expect(refused(code, { message: 'For larger orders please contact us.' })).toEqual({
      kind: 'failed',
      message: 'For larger orders please contact us.',
      note: `Telephone ${brand.phone}, e-mail ${brand.email}. Your cart is kept.`,
      unanswered: false,
    });
  });

  it('says so without a telephone and an address that the shop has not said', () => {
    const { note } = toOrderFailure(answer('ORDER_TOO_LARGE'), attempt, noWords) as { note: string };
    expect(note).toBe('Your cart is kept.');
  });

  it("shows the server's own message", () => {
    expect(refused('BAD_REQUEST', { message: '<b>No</b>' })).toMatchObject({ kind: 'failed', message: '<b>No</b>' });
  });

  it('asks a member whose session has ended to log in again', () => {
    expect(toOrderFailure(answer('UNAUTHENTICATED'), ofMember, brandFacts)).toEqual({ kind: 'sessionOver' });
  });

  it('asks a member to look again when the address is gone', () => {
    expect(toOrderFailure(answer('FORBIDDEN'), ofMember, brandFacts)).toEqual({
      kind: 'lookAgain',
      message: 'This address can no longer be used.',
    });
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN'] as const)('%s means that there is no guest session', (code) => {
    expect(refused(code)).toMatchObject({ kind: 'failed', message: 'Guest session not found', unanswered: false });
  });

  it('puts complaints about fields beside the fields', () => {
    expect(refused('INVALID', { fields: { mobile: 'Ten digits.' } })).toEqual({
      kind: 'fields',
      fields: { mobile: 'Ten digits.' },
    });
  });

  it('names what is short', () => {
    const refusal = refused('OUT_OF_STOCK', { items: [{ productId: 2, stockQuantity: 0 }] });
    expect(refusal).toMatchObject({
      kind: 'outOfStock',
      message: 'Failed to place order',
      items: [{ productName: 'Bamboo socks', stockQuantity: 0 }],
    });
  });

  it('tells placed from failed in an order that was cut short', () => {
    const order = toLatestOrder(
      { orderNo: 'JH-1', finalOrderAmount: 798, partial: true, failed: [{ productId: 2, stockQuantity: 0 }] },
      attempt,
    );
    expect(order.ownerId).toBe('g_1');
    expect(order.amountPaise).toBe(79_800);
    expect(order.placed.map(({ productName }) => productName)).toEqual(['Mulmul jhabla']);
    expect(order.failed.map(({ productName }) => productName)).toEqual(['Bamboo socks']);
  });

  it('tells two sizes of one product apart, and goes by the lines that the server says it ordered', () => {
    const [jhabla] = attempt.lines;
    if (!jhabla) throw new Error('The attempt has no line');
    const sizes = ['M', 'L'].map((productSize) => ({ ...jhabla, productColor: 'Navy', productSize, orderQuantity: 2 }));
    const lines = [
      {
        serialNo: 1,
        productId: jhabla.productId,
        productName: 'Jhabla, as billed',
        productColor: 'Navy',
        productSize: 'M',
        orderQuantity: 2,
        lineAmount: 800,
      },
    ];
    const failed = [
      { productId: jhabla.productId, productColor: 'Navy', productSize: 'L', wantedQuantity: 2, stockQuantity: 3 },
    ];
    const order = toLatestOrder(
      { orderNo: 'JH-1', finalOrderAmount: 800, partial: true, failed, lines },
      { ...attempt, lines: sizes },
    );
    expect(order.placed).toEqual([
      {
        productId: jhabla.productId,
        productName: 'Jhabla, as billed',
        productColor: 'Navy',
        productSize: 'M',
        quantity: 2,
        ratePaise: 40_000,
      },
    ]);
    expect(order.failed).toMatchObject([{ productSize: 'L', quantity: 2, stockQuantity: 1 }]);
  });
});
