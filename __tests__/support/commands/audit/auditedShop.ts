/** A shop with something for every command to change, and what it has written into the audit. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../../../../src/contract/rules/durations';
import type { AuditEntry } from '../../../../src/contract/staff';
import { readAudit } from '../../server/audit';
import { placeOrder } from '../../data/orders';
import { couponRow, mainCategories, NOW, productRow, reviewRow, subcategoryRow, type Row } from '../../data/rows';
import type { Database } from '../../../../src/server/db/types';
import { insertRows, type Rows } from '../../data/insertRows';
import { buildTestApp, TEST_SECRET_KEY } from '../../server/buildTestApp';
import { memberRow, sessionOf } from '../../server/members';
import { askBack, delivered } from '../../server/returns';
import { openTestDatabase, type TestPlace } from '../../server/testDatabase';
import { makeCommandLine } from '../commandLine';
import { CLAIMED, OVERDUE } from './changingCommand';

const banner = { section: 'season', position: 0, title: '', description: '', poster: '' } as const;
const sheet = `productId,productName,productRate,productCategory
7,,299,
,Cap,99,Winter wear
,Muslin bib,149,Kids
`;

export interface AuditedShop {
  database: Database;
  place: TestPlace;
  close(): Promise<void>;
  staff: ReturnType<typeof makeCommandLine>;
  /** Oldest first. */
  audit(): Promise<AuditEntry[]>;
  /** The same with what this shop alone knows in place of `$return`, `$order`, `$key` and `$oldKey`. */
  filled<T>(value: T): Promise<T>;
}

const rows: Rows = {
  subcategory: [subcategoryRow(31, 3, 'Bibs')],
  product: [
    productRow({
      id: 7,
      name: 'Bib',
      pictures: JSON.stringify(['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg']),
    }),
  ],
  coupon: [couponRow({ coupon_name: 'First', is_main: 1 })],
  header_menu: [{ name: 'Kids', position: 0 }],
  flash_header: [{ text: 'Old news', position: 0 }],
  home_item: [{ ...banner, url: 'https://pictures.example/old.jpg', redirect_url: '/shop' }],
  review: [{ ...reviewRow(7, 4), id: 11 }],
};

/** A running server took the member's return. */
async function returning(member: Row<'member'>) {
  const shop = await buildTestApp({ rows });
  const wanted = await delivered(shop, member);
  await askBack(wanted.member, wanted.serialNo);
  return { ...shop, wanted };
}

/** Commands need no server. */
async function unserved(member: Row<'member'>) {
  const test = await openTestDatabase();
  const session = [sessionOf(member.id, NOW).row];
  await insertRows(test.database, { category: mainCategories, ...rows, member: [member], session });
  return { ...test, wanted: undefined };
}

/** @param needs a return that waits to be decided, or a secret key that is a file and no setting; made when it is used */
export async function auditedShop(needs?: 'return' | 'key file'): Promise<AuditedShop> {
  const meera = memberRow({ id: 'u_meera', name: 'Meera Iyer', email: 'meera@example.com', mobile: '9812345670' });
  const { database, place, close, wanted } = await (needs === 'return' ? returning(meera) : unserved(meera));
  const { dataDir, databaseUrl } = place;
  await placeOrder(database);
  await placeOrder(database, { order_no: OVERDUE, placed_at: NOW - 20 * DAY_MS });
  await placeOrder(database, { order_no: CLAIMED, payment: 'claimed', shipping_set_at: NOW });
  const consent = { consent: 'News by SMS', joined_at: NOW };
  await insertRows(database, {
    known_browser: [{ mark_hash: 'mark', member_id: meera.id, created_at: NOW }],
    newsletter_subscriber: [{ ...consent, mobile: '9000000001', member_id: meera.id, unconfirmed: 1 }],
  });
  await writeFile(path.join(dataDir, 'sheet.csv'), sheet);
  const carousel = [{ picture: 'https://pictures.example/rakhi.jpg', link: '/shop', title: 'For rakhi' }];
  await writeFile(path.join(dataDir, 'carousel.json'), JSON.stringify(carousel));

  const isFile = needs === 'key file';
  const staff = makeCommandLine(place, {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PICTURE_HOSTS: 'pictures.example',
      PUBLIC_URL: 'https://shop.example',
      ...(!isFile && { SECRET_KEY: TEST_SECRET_KEY }),
    },
  });

  const keys = { $key: 'none', $oldKey: 'none' };
  /** The one that seals, and the one before it, also when that has been thrown away. */
  async function lookAtKeys(): Promise<void> {
    const { out } = await staff('--json', 'keys', 'list');
    const [key, oldKey] = (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
    Object.assign(keys, key !== undefined && { $key: key }, oldKey !== undefined && { $oldKey: oldKey });
  }

  return {
    database,
    place,
    close,
    staff,
    audit: async () => (await readAudit(database.db)).reverse(),
    async filled<T>(value: T): Promise<T> {
      if (isFile) await lookAtKeys();
      const ofReturn = { $return: String(wanted?.serialNo), $order: String(wanted?.orderNo) };
      const known: Record<string, string> = { ...ofReturn, ...keys };
      const text = JSON.stringify(value).replace(/\$[a-zA-Z]+/g, (word) => known[word] ?? word);
      return JSON.parse(text) as T;
    },
  };
}
