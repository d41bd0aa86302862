/** Lists of orders for staff, by everything that they look for. */
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { holdsWord } from '../../db/holdsWord';
import type { OrderStatusColumn } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;
type Of = ExpressionBuilder<Schema, 'customer_order'>;
/** What is to be done next. */
type Next = 'shipping' | 'payment' | 'ship' | 'deliver' | 'refund';

export interface OrderListing extends OrderRecord {
  lines: OrderLineRecord[];
  /** Pieces over all lines. */
  pieces: number;
}

/** Since when an unpaid order has waited too long. */
export interface OverdueBounds {
  /** Their shipping was said before then; null: none is overdue by that. */
  saidBefore: number | null;
  /** They came before then, and nobody has said what their shipping costs. */
  placedBefore: number;
}

export interface OrderFilter {
  status?: OrderStatusColumn | undefined;
  payment?: OrderRecord['payment'] | undefined;
  next?: Next | undefined;
  isPacked?: boolean | undefined;
  overdue?: { is: boolean; bounds: OverdueBounds } | undefined;
  /** Placed from then, and until then, epoch ms. */
  from?: number;
  to?: number;
  /** The number's last digits, or all of them. */
  mobile?: string;
  /** Each is somewhere in the customer's name, in any case. */
  nameWords?: readonly string[];
  /** Each word is in the number, the name or a product's name; or the digits are in the mobile number. */
  search?: { words: readonly string[]; digits: string | undefined } | undefined;
  sort?: keyof typeof sorts;
  offset?: number;
  limit: number;
}

/** Orders whose lines are read at a time: far below what either engine takes. */
const AT_ONCE = 500;

/** As `nextStepOf` (staffOrderView.ts) tells it of one order. */
const isNext = (of: Of, step: Next): Expression<SqlBool> => {
  const isOrdered = of('status', '=', 'ORDERED');
  switch (step) {
    case 'shipping':
      return of.and([isOrdered, of('payment', 'not in', ['received', 'refunded']), of('shipping_set_at', 'is', null)]);
    case 'payment':
      return of.and([
        isOrdered,
        of('payment', 'not in', ['received', 'refunded']),
        of('shipping_set_at', 'is not', null),
      ]);
    case 'ship':
      return of.and([isOrdered, of('payment', '=', 'received')]);
    case 'deliver':
      return of('status', '=', 'SHIPPED');
    case 'refund':
      return of.and([of('status', '=', 'CANCELED'), of('payment', '=', 'received')]);
  }
};

/**
 * Unpaid, and waiting for too long. One whose customer says that it is paid waits for staff, and is none of these. As
 * `isOverdue` (staffOrderView.ts) tells it of one order.
 */
const isOverdue = (of: Of, { saidBefore, placedBefore }: OverdueBounds): Expression<SqlBool> =>
  of.and([
    of('status', '=', 'ORDERED'),
    of('payment', 'in', ['none', 'asked']),
    of.or([
      of.and([of('shipping_set_at', 'is', null), of('placed_at', '<', placedBefore)]),
      // Both, or what is not known yet would be neither overdue nor not.
      ...(saidBefore === null
        ? []
        : [of.and([of('shipping_set_at', 'is not', null), of('shipping_set_at', '<', saidBefore)])]),
    ]),
  ]);

const holds = (of: Of, word: string): Expression<SqlBool> =>
  of.or([
    holdsWord(sql.ref('order_no'), word),
    holdsWord(sql.ref('name'), word),
    of.exists(
      of
        .selectFrom('order_line')
        .select('serial_no')
        .whereRef('order_line.order_id', '=', 'customer_order.id')
        .where(holdsWord(sql.ref('order_line.product_name'), word)),
    ),
  ]);

function filtered(db: Db, filter: Omit<OrderFilter, 'limit'>) {
  const { status, payment, next, isPacked, overdue, from, to, mobile, nameWords = [], search } = filter;
  let query = db.selectFrom('customer_order');
  if (status) query = query.where('status', '=', status);
  if (payment) query = query.where('payment', '=', payment);
  if (next) query = query.where((of) => isNext(of, next));
  if (isPacked !== undefined) query = query.where('packed_at', isPacked ? 'is not' : 'is', null);
  if (overdue)
    query = query.where((of) => (overdue.is ? isOverdue(of, overdue.bounds) : of.not(isOverdue(of, overdue.bounds))));
  if (from !== undefined) query = query.where('placed_at', '>=', from);
  if (to !== undefined) query = query.where('placed_at', '<=', to);
  if (mobile !== undefined) query = query.where('mobile', 'like', `%${mobile}`);
  for (const word of nameWords) query = query.where(holdsWord(sql.ref('name'), word));
  if (search) {
    const { words, digits } = search;
    query = query.where((of) =>
      of.or([
        of.and(words.map((word) => holds(of, word))),
        ...(digits === undefined ? [] : [of('mobile', 'like', `%${digits}%`)]),
      ]),
    );
  }
  return query;
}

const sorts = {
  newest: [sql`placed_at desc`, sql`id desc`],
  oldest: [sql`placed_at`, sql`id`],
  amount: [sql`final_paise + shipping_paise desc`, sql`id desc`],
  name: [sql`lower(name)`, sql`id desc`],
} as const;

/** Newest first unless `sort` says otherwise. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<OrderListing[]> {
  let query = filtered(db, filter).selectAll();
  for (const by of sorts[filter.sort ?? 'newest']) query = query.orderBy(by);
  const orders = await query
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();

  const linesById = new Map<number, OrderLineRecord[]>(orders.map(({ id }) => [id, []]));
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const ids = orders.slice(at, at + AT_ONCE).map(({ id }) => id);
    const lines = await db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('serial_no')
      .execute();
    for (const line of lines) linesById.get(line.order_id)?.push(line);
  }
  return orders.map((order) => {
    const lines = linesById.get(order.id) ?? [];
    return { ...order, lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

/** How many there are on all pages. */
export async function countOrders(db: Db, filter: Omit<OrderFilter, 'limit'>): Promise<number> {
  const { orders } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('orders'))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

/** Oldest first. */
export const overdueOrders = (db: Db, bounds: OverdueBounds): Promise<OrderRecord[]> =>
  filtered(db, { overdue: { is: true, bounds } })
    .selectAll()
    .orderBy('placed_at')
    .orderBy('id')
    .execute();

/** Further orders of the same member, or of the same mobile number, newest first. */
export function otherOrdersOf(
  db: Db,
  { id, owner_id, owner_kind, mobile }: OrderRecord,
  limit: number,
): Promise<OrderRecord[]> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '!=', id)
    .where((of) =>
      of.or([
        ...(owner_kind === 'user' ? [of('owner_id', '=', owner_id)] : []),
        ...(mobile === '' ? [] : [of('mobile', '=', mobile)]),
      ]),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What came in and went back in that time, epoch milliseconds; the end is left out. */
export const paymentsBetween = (db: Db, from: number, to: number) =>
  db
    .selectFrom('customer_order')
    .select(['paid_at', 'payment_paise', 'refunded_at', 'refunded_paise'])
    .where((of) =>
      of.or([
        of.and([of('paid_at', '>=', from), of('paid_at', '<', to)]),
        of.and([of('refunded_at', '>=', from), of('refunded_at', '<', to)]),
      ]),
    )
    .execute();

/** What the products come in today, as comma-separated lists. */
export const optionsOf = (db: Db, productIds: readonly number[]) =>
  db.selectFrom('product').select(['id', 'colours', 'sizes']).where('id', 'in', productIds).execute();
