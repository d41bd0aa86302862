/** What happened to an order, as staff read it. Pure. */
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { TimelineEntry } from '../../../contract/staffOrders';
import type { OrderEventRow } from '../../db/orderSchema';
import type { OrderRecord } from '../../db/schema';

type Details = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const ways: Readonly<Record<string, string>> = { whatsapp: 'by WhatsApp', phone: 'by telephone' };

/** What each thing tells beside its name; a kind that is not here tells its texts as they are. */
const tellers: Readonly<Record<string, (details: Details) => string[]>> = {
  'words sent': ({ step, by }) => [textOf(step), ways[textOf(by)] ?? textOf(by)],
  changed: ({ lines }) => (Array.isArray(lines) ? lines.map(textOf) : ['the address']),
  note: ({ text }) => [textOf(text)],
};

const tellAll = ({ amount, ...rest }: Details): string[] => [
  ...(typeof amount === 'number' ? [formatMoney(toPaise(amount))] : []),
  ...Object.values(rest).map(textOf),
];

/** null where there is nothing to tell. */
export function detailsInWords({ what, details }: Pick<OrderEventRow, 'what' | 'details'>): string | null {
  if (details === null) return null;
  const told = (tellers[what] ?? tellAll)(JSON.parse(details) as Details).filter(Boolean);
  return told.length > 0 ? told.join(', ') : null;
}

const entryOf = (event: OrderEventRow): TimelineEntry => ({
  at: new Date(event.at).toISOString(),
  who: event.who || event.kind,
  what: event.what,
  details: detailsInWords(event),
});

/** What the order itself remembers of the time before there were events. */
const columns = {
  placed: 'placed_at',
  'shipping set': 'shipping_set_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  cancelled: 'canceled_at',
} as const satisfies Record<string, keyof OrderRecord>;

/** Oldest first, without the notes. */
export function storyOf(order: OrderRecord, events: readonly OrderEventRow[]): TimelineEntry[] {
  const known = new Set(events.map(({ what }) => what));
  const remembered = Object.entries(columns).flatMap(([what, column]): TimelineEntry[] => {
    const at = order[column];
    if (at === null || known.has(what)) return [];
    const who = what === 'placed' ? 'customer' : 'shop';
    return [{ at: new Date(at).toISOString(), who, what, details: null }];
  });
  const told = events.filter(({ what }) => what !== 'note').map(entryOf);
  return [...remembered, ...told].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
