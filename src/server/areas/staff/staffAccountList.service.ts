/** Who is on the staff, as an owner looks through them (docs/contract.md section 11). */
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { accountsQuery, StaffAccount, StaffAccountList } from '../../../contract/staff';
import { formatMoment } from '../../../contract/rules/days';
import type { StaffRow } from '../../db/staffSchema';
import type { Database } from '../../db/types';
import { countStaff, listStaff } from './staffAccounts.repository';
import { sheetOf, type Column } from './staffSheets';

type Query = z.output<typeof accountsQuery>;
type Filters = Omit<Query, 'page' | 'pageSize'>;

/** As the list looks for it (staffAccounts.repository.ts). */
export const stateOf = ({
  password_hash,
  disabled_at,
}: Pick<StaffRow, 'password_hash' | 'disabled_at'>): StaffAccount['state'] =>
  disabled_at !== null ? 'disabled' : password_hash === null ? 'waits' : 'inUse';

export const toAccount = (staff: StaffRow): StaffAccount => ({
  email: staff.email,
  role: staff.role,
  state: stateOf(staff),
  since: new Date(staff.created_at).toISOString(),
  lastLogin: staff.last_login_at === null ? null : new Date(staff.last_login_at).toISOString(),
});

const columns: readonly Column<StaffAccount>[] = [
  ['E-mail address', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['State', ({ state }) => state],
  ['Since', ({ since }) => formatMoment(since)],
  ['Last login', ({ lastLogin }) => (lastLogin === null ? '' : formatMoment(lastLogin))],
];

export function makeAccountList({ db }: Pick<Database, 'db'>) {
  return {
    async list({ page, pageSize, sort, ...filter }: Query): Promise<StaffAccountList> {
      const rows = await listStaff(db, { ...filter, sort, limit: pageSize, offset: (page - 1) * pageSize });
      return { rows: rows.map(toAccount), total: await countStaff(db, filter) };
    },

    /** The list as a sheet. Throws INVALID where it would be too long. */
    async sheet({ sort, ...filter }: Filters): Promise<Readable> {
      return sheetOf(columns, {
        noun: 'accounts',
        count: await countStaff(db, filter),
        read: async (limit, _, offset) => (await listStaff(db, { ...filter, sort, limit, offset })).map(toAccount),
      });
    },
  };
}

export type AccountList = ReturnType<typeof makeAccountList>;
