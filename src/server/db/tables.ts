/**
 * Every table once, parents before those that refer to them. Code that treats all tables alike (backup, restore, ids)
 * reads this list, and a table that is missing here does not compile.
 */
import type { Schema } from './schema';

interface TableFacts<T extends keyof Schema> {
  /** The primary key. */
  key: readonly (keyof Schema[T] & string)[];
  /** Whether the table itself gives the key. */
  autoId?: true;
  /**
   * Its rows end by themselves (sessions, known browsers, reset links, counts), so a backup leaves it out.
   */
  volatile?: true;
  /** Rows that are read and written at a time, where rows are large. */
  piece?: number;
}

export const tables = {
  category: { key: ['id'] },
  subcategory: { key: ['id'], autoId: true },
  product: { key: ['id'], autoId: true },
  review: { key: ['id'], autoId: true },
  coupon: { key: ['code_key'] },
  header_menu: { key: ['id'], autoId: true },
  home_item: { key: ['id'], autoId: true },
  home_coupon_text: { key: ['position'] },
  flash_header: { key: ['id'], autoId: true },
  picture: { key: ['name'], piece: 5 },
  session: { key: ['token_hash'], volatile: true },
  guest: { key: ['id'] },
  cart_line: { key: ['id'], autoId: true },
  customer_order: { key: ['id'], autoId: true },
  order_line: { key: ['serial_no'], autoId: true },
  order_event: { key: ['id'], autoId: true },
  order_key: { key: ['key_hash'] },
  shop_alert: { key: ['id'], autoId: true },
  idempotency_key: { key: ['owner_id', 'key'] },
  meta: { key: ['key'] },
  member: { key: ['id'] },
  address: { key: ['id'], autoId: true },
  wishlist_entry: { key: ['member_id', 'product_id'] },
  password_reset: { key: ['token_hash'], volatile: true },
  return_request: { key: ['id'] },
  bank_reveal: { key: ['id'], autoId: true },
  customer_message: { key: ['id'], autoId: true },
  newsletter_subscriber: { key: ['mobile'] },
  outbox_mail: { key: ['id'], autoId: true },
  rate_hit: { key: ['bucket'], volatile: true },
  known_browser: { key: ['mark_hash'], volatile: true },
  wrong_login: { key: ['hour'], volatile: true },
  staff_account: { key: ['id'] },
  staff_recovery_code: { key: ['code_hash'] },
  staff_set_up_link: { key: ['token_hash'], volatile: true },
  staff_session: { key: ['token_hash'], volatile: true },
  staff_known_browser: { key: ['mark_hash'], volatile: true },
  audit: { key: ['id'], autoId: true },
  shop_settings: { key: ['id'] },
} as const satisfies { [T in keyof Schema]: TableFacts<T> };

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
export const factsOf = (table: TableName): { key: readonly string[]; volatile?: true; piece?: number } => tables[table];

export type AutoIdTable = { [T in TableName]: (typeof tables)[T] extends { autoId: true } ? T : never }[TableName];
export const hasAutoId = (table: TableName): table is AutoIdTable => 'autoId' in tables[table];
