/** Members as staff see them: newest first, never a password's hash. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';
import { NOBODY } from './nobody';

export interface MemberListing {
  id: string;
  name: string;
  email: string;
  mobile: string;
  created_at: number;
  orders: number;
}

export async function listMembers(db: Kysely<Schema>, limit: number): Promise<MemberListing[]> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'mobile', 'created_at'])
    .where('id', '!=', NOBODY)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (members.length === 0) return [];
  const counts = await db
    .selectFrom('customer_order')
    .select(({ fn }) => ['owner_id', fn.countAll<number | string>().as('orders')])
    .where(
      'owner_id',
      'in',
      members.map(({ id }) => id),
    )
    .groupBy('owner_id')
    .execute();
  const ordersOf = new Map(counts.map(({ owner_id, orders }) => [owner_id, Number(orders)]));
  return members.map((member) => ({ ...member, orders: ordersOf.get(member.id) ?? 0 }));
}
