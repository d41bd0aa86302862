/** What the lists of the staff's side are asked for alike (docs/contract.md section 11): a page of them, and days. */
import { z } from 'zod';
import { STAFF_PAGE_SIZE } from './rules/staffOrderRules';

/** Of a list: its sheet (CSV) takes the same question without them, and has all rows. */
export const pageParams = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(STAFF_PAGE_SIZE.most).default(STAFF_PAGE_SIZE.usual),
};

export const dayParam = z.iso.date().meta({ description: 'A day in the shop’s zone' });
