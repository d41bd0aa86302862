/** A member's addresses, at most MAX_ADDRESSES (docs/requirements.md section 9). */
import type { z } from 'zod';
import type { Address, addressFields } from '../../../contract/account';
import { INTEGER_MAX, MAX_ADDRESSES } from '../../../contract/rules/limits';
import { addressFaults } from '../../../contract/rules/messages';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { AddressRow } from '../../db/memberSchema';
import { DomainError, notFound } from '../../lib/domainError';
import { digestOf } from '../digest';
import { addressesOf, findAddress, insertAddress, updateAddress } from './addresses.repository';

type Fields = z.infer<typeof addressFields>;

export function makeAddresses(database: Database, clock: Clock) {
  return {
    /** Oldest first. */
    list: async (memberId: string): Promise<Address[]> => (await addressesOf(database.db, memberId)).map(toAddress),

    /** Of any member: the caller compares `member_id` with the session. */
    async find(addrId: string): Promise<AddressRow | undefined> {
      const id = Number(addrId);
      if (!Number.isInteger(id) || id > INTEGER_MAX) return undefined;
      return findAddress(database.db, id);
    },

    add: (memberId: string, fields: Fields): Promise<Address> =>
      database.write(async (trx) => {
        // Two tabs that add at once must not make a fourth (decision 95).
        await database.engine.lockOwner(trx, memberId);
        const known = await addressesOf(trx, memberId);
        if (known.length >= MAX_ADDRESSES) throw new DomainError('TOO_MANY_ADDRESSES', addressFaults.tooMany);
        const row = { ...toColumns(fields), member_id: memberId, created_at: clock() };
        return toAddress(await insertAddress(trx, row));
      }),

    update: (addrId: string, fields: Fields): Promise<Address> =>
      database.write(async (trx) => {
        const row = await updateAddress(trx, Number(addrId), toColumns(fields));
        if (!row) throw notFound('This address');
        return toAddress(row);
      }),
  };
}

export type Addresses = ReturnType<typeof makeAddresses>;

const toColumns = ({ houseName, street, city, state, pinCode, country }: Fields) => ({
  house_name: houseName,
  street,
  city,
  state,
  pin_code: pinCode,
  country,
});

export const toAddress = (row: AddressRow): Address => ({
  addrId: String(row.id),
  houseName: row.house_name,
  street: row.street,
  city: row.city,
  state: row.state,
  pinCode: row.pin_code,
  country: row.country,
});

export const addressVersion = ({ houseName, street, city, state, pinCode, country }: Address): string =>
  digestOf([houseName, street, city, state, pinCode, country]);
