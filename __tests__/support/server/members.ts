/** Members as the shop stores them, and one who is logged in without the trouble of a password. */
import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from './buildTestApp';
import { NOW } from '../data/rows';
import type { Row } from '../data/rows';
import type { Visitor } from './visitor';

/** Each one is somebody else. */
export function memberRow(own: Partial<Row<'member'>> = {}): Row<'member'> {
  const id = own.id ?? `u_${randomBytes(9).toString('base64url')}`;
  const email = own.email ?? `${id.toLowerCase()}@example.com`;
  return {
    id,
    name: 'Asha Rao',
    email,
    email_key: email.toLowerCase(),
    mobile: '9876543210',
    password_hash: 'opens to no password',
    created_at: NOW,
    ...own,
  };
}

export const addressRow = (memberId: string, own: Partial<Row<'address'>> = {}): Row<'address'> => ({
  member_id: memberId,
  house_name: '12 Lake View',
  street: 'Station Road',
  city: 'Thane',
  state: 'Maharashtra',
  pin_code: '400601',
  country: 'India',
  created_at: NOW,
  ...own,
});

/** A member's session, open from `now` (ms) on, and the cookie of the browser that has it. */
export function sessionOf(memberId: string, now: number): { row: Row<'session'>; cookie: string } {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const row = { token_hash: hash, kind: 'user', owner_id: memberId, created_at: now, last_seen_at: now } as const;
  return { row, cookie: `shop_session=${token}` };
}

/** A browser in which a new member with one address is logged in. */
export async function loggedIn(shop: TestShop, own: Partial<Row<'member'>> = {}): Promise<Visitor> {
  const member = memberRow(own);
  const { row, cookie } = sessionOf(member.id, shop.clock.now);
  await shop.put({ member: [member], address: [addressRow(member.id)], session: [row] });
  const visitor = shop.visitor();
  visitor.cookie = cookie;
  visitor.userId = member.id;
  return visitor;
}

/** The member's first address, as a client names it. */
export async function addrIdOf(shop: TestShop, memberId: string): Promise<string> {
  const { id } = await shop.database.db
    .selectFrom('address')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A member's order, to the first address unless told. */
export async function finalize(
  shop: TestShop,
  member: Visitor,
  finalOrderAmount: number,
  own: Record<string, string | number> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const addrId = own['addrId'] ?? (await addrIdOf(shop, member.userId));
  const fields = {
    userId: member.userId,
    finalOrderAmount,
    addrId,
    paymentMethod: 'onlinePayment',
    discount: 0,
    shipping: 0,
    ...own,
  };
  return member.postForm('/usercart/finalize', fields, headers);
}
