/** The history of what staff changed, as an owner looks through it (docs/contract.md section 11). */
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { AuditEntry, AuditList, auditQuery } from '../../../contract/staff';
import { auditWords } from '../../../contract/rules/auditWords';
import { formatMoment } from '../../../contract/rules/days';
import type { AuditArea } from '../../../contract/rules/staffRules';
import type { AuditRow } from '../../db/staffSchema';
import type { Database } from '../../db/types';
import { spanOf } from '../../lib/shopDays';
import { countAudit, listAudit, type AuditFilter } from './audit.repository';
import { sheetOf, type Column } from './staffSheets';

type Query = z.output<typeof auditQuery>;
type Filters = Omit<Query, 'page' | 'pageSize'>;

/** What the subjects of an area begin with. */
const areas: Record<AuditArea, readonly string[]> = {
  orders: ['order', 'orders', 'return'],
  takings: ['takings'],
  catalogue: ['catalogue', 'product', 'category', 'categories', 'subcategory', 'coupon', 'home'],
  customers: ['member', 'members', 'review', 'newsletter'],
  settings: ['settings', 'secret key', 'shop'],
  staff: ['staff'],
  history: ['history'],
};

/** Throws INVALID for days that are none. */
function filterOf({ who, area, subject = '', from, to }: Omit<Filters, 'sort'>): AuditFilter {
  return { who, words: subject.split(/\s+/).filter(Boolean), begins: area && areas[area], ...spanOf({ from, to }) };
}

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const toEntry = ({ at, was, is_now, ...row }: AuditRow): AuditEntry => ({
  ...row,
  at: new Date(at).toISOString(),
  was: fromJson(was),
  isNow: fromJson(is_now),
});

const columns: readonly Column<AuditEntry>[] = [
  ['When', ({ at }) => formatMoment(at)],
  ['Who', ({ who }) => who],
  ['What', ({ what }) => what],
  ['About', ({ subject }) => subject],
  ['Was', ({ was }) => auditWords(was)],
  ['Is', ({ isNow }) => auditWords(isNow)],
];

export function makeAuditList({ db }: Pick<Database, 'db'>) {
  return {
    async list({ page, pageSize, sort, ...filters }: Query): Promise<AuditList> {
      const filter = filterOf(filters);
      const rows = await listAudit(db, { ...filter, sort, limit: pageSize, offset: (page - 1) * pageSize });
      return { rows: rows.map(toEntry), total: await countAudit(db, filter) };
    },

    /** The list as a sheet, read and written piece by piece. Throws INVALID where it would be too long. */
    async sheet({ sort, ...filters }: Filters): Promise<Readable> {
      const filter = filterOf(filters);
      return sheetOf(columns, {
        noun: 'changes',
        count: await countAudit(db, filter),
        // By the last row of the piece before: what is written meanwhile moves nothing.
        read: async (limit, last) => (await listAudit(db, { ...filter, sort, limit, beyond: last?.id })).map(toEntry),
      });
    },
  };
}

export type AuditHistory = ReturnType<typeof makeAuditList>;
