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
  /** They, or their customer's word that they are paid, came before then, and staff have not answered. */
  unansweredBefore: number;
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
      return of.or([
        of.and([isOrdered, of('payment', 'not in', ['received', 'refunded']), of('shipping_set_at', 'is not', null)]),
        of.and([of('status', 'in', ['CANCELED', 'DELIVERED']), of('payment', '=', 'claimed')]),
      ]);
    case 'ship':
      return of.and([
        isOrdered,
        of.or([
          of('payment', '=', 'received'),
          of.and([of('payment', '=', 'refunded'), of('refunded_paise', '<', of.ref('payment_paise'))]),
        ]),
      ]);
    case 'deliver':
      return of('status', '=', 'SHIPPED');
    case 'refund':
      return of.and([of('status', '=', 'CANCELED'), of('payment', '=', 'received')]);
  }
};

/** A claim from before then that staff have not answered since. The first one counts: another one is no delay. */
const isClaimedBefore = (of: Of, at: number): Expression<SqlBool> =>
  of.and([
    of('payment', '=', 'claimed'),
    of.exists(
      of
        .selectFrom('order_event as claim')
        .select('claim.id')
        .whereRef('claim.order_id', '=', 'customer_order.id')
        .where('claim.what', '=', 'payment claimed')
        .where('claim.at', '<', at)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('order_event as answer')
                .select('answer.id')
                .whereRef('answer.order_id', '=', 'claim.order_id')
                .whereRef('answer.id', '>', 'claim.id')
                .where('answer.what', '=', 'payment not found'),
            ),
          ),
        ),
    ),
  ]);

/** Unpaid, and waiting for too long: for the customer, or for staff to answer the order or a claim. */
const isOverdue = (of: Of, { saidBefore, unansweredBefore }: OverdueBounds): Expression<SqlBool> => {
  const isUnclaimed = of('payment', 'in', ['none', 'asked']);
  const isSaid = of('shipping_set_at', 'is not', null);
  return of.and([
    of('status', '=', 'ORDERED'),
    of.or([
      of.and([isUnclaimed, of('shipping_set_at', 'is', null), of('placed_at', '<', unansweredBefore)]),
      isClaimedBefore(of, unansweredBefore),
      // Both, or what is not known yet would be neither overdue nor not.
      ...(saidBefore === null ? [] : [of.and([isUnclaimed, isSaid, of('shipping_set_at', '<', saidBefore)])]),
    ]),
  ]);
};

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

function sorted(db: Db, filter: Omit<OrderFilter, 'limit'>) {
  let query = filtered(db, filter);
  for (const by of sorts[filter.sort ?? 'newest']) query = query.orderBy(by);
  return query;
}

/** Newest first unless `sort` says otherwise. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<OrderListing[]> {
  const orders = await sorted(db, filter)
    .selectAll()
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();
  return withLines(db, orders);
}

/** The ids alone, in that order: for a list that is too long to be held. */
export async function listOrderIds(db: Db, filter: OrderFilter): Promise<number[]> {
  const rows = await sorted(db, filter).select('id').limit(filter.limit).execute();
  return rows.map(({ id }) => id);
}

/** In the order of the ids, a piece at a time; each as it is when its piece is asked for. */
export async function* ordersOfIds(db: Db, ids: readonly number[]): AsyncGenerator<OrderListing[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const piece = ids.slice(at, at + AT_ONCE);
    const orders = await db.selectFrom('customer_order').selectAll().where('id', 'in', piece).execute();
    const byId = new Map((await withLines(db, orders)).map((order) => [order.id, order]));
    yield piece.flatMap((id) => byId.get(id) ?? []);
  }
}

async function withLines(db: Db, orders: readonly OrderRecord[]): Promise<OrderListing[]> {
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

/** Which of these orders are overdue. */
export async function overdueAmong(db: Db, ids: readonly number[], bounds: OverdueBounds): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await filtered(db, { overdue: { is: true, bounds } })
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

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

/** What the products come in today, as comma-separated lists. */
export const optionsOf = (db: Db, productIds: readonly number[]) =>
  db.selectFrom('product').select(['id', 'colours', 'sizes']).where('id', 'in', productIds).execute();
