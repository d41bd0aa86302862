/**
 * What an owner sets of the shop (docs/contract.md section 11): `GET /admin/api/settings`, and, within 5 minutes of the
 * second factor, `PUT /admin/api/settings`. A setting that is kept in the database stands over the environment's.
 *
 * A change names what it changes and carries the `version` that it was made on. A stale one is 409 `STALE` with
 * `current`, the settings as they are, and changes nothing.
 */
import { z } from 'zod';
import { failureSchema } from './failure';
import { VERSION_MAX } from './rules/limits';
import { alertTimes, settingFaults, settingFits, settingNames, UNPAID_DAYS_MAX } from './rules/shopSettings';
import { staffErrorCodes } from './staffErrors';

const LONGEST = 400;
const text = (name: 'upiId' | 'payee' | 'shopMail') =>
  z.string(settingFaults[name]).max(LONGEST, settingFaults[name]).trim().refine(settingFits[name], settingFaults[name]);

export const settingsBody = z.object({
  version: z.string().min(1).max(VERSION_MAX).meta({ description: 'Of the settings that the page shows' }),
  upiId: text('upiId').optional().meta({ description: "Whom orders are paid to by UPI; '' for nobody" }),
  payee: text('payee').optional().meta({ description: "The name that payment apps show; '' for the brand's" }),
  shopMail: text('shopMail').optional().meta({ description: "Where alerts go; '' for the shop's own address" }),
  alerts: z.enum(alertTimes, settingFaults.alerts).optional(),
  unpaidDays: z
    .number(settingFaults.unpaidDays)
    .min(0, settingFaults.unpaidDays)
    .max(UNPAID_DAYS_MAX, settingFaults.unpaidDays)
    .refine(Number.isInteger, settingFaults.unpaidDays)
    .optional()
    .meta({ description: 'Days until an unpaid order is overdue; 0 is never' }),
});

export const staffSettings = z.object({
  version: z.string(),
  upiId: z.string(),
  payee: z.string(),
  shopMail: z.string(),
  alerts: z.enum(alertTimes),
  unpaidDays: z.number().int(),
  /** Which of them are kept in the database; the others are the environment's, or the defaults. */
  kept: z.array(z.enum(settingNames)),
  /** What becomes of the shop's mails. */
  mail: z.object({
    /** The shop's own address, where alerts go without `shopMail`. */
    own: z.string(),
    /** Whether that is the address that came with the shop, which nobody reads. */
    isFictional: z.boolean(),
    /** Whether there is a mail server; without one mails are files on the shop's machine. */
    isSent: z.boolean(),
    /** Mails that the mail server has not taken for an hour; 0 for none. */
    held: z.number().int(),
  }),
});
export type StaffSettings = z.infer<typeof staffSettings>;

/** How a call about the settings fails; `current` with STALE. */
export const settingsFailure = failureSchema.extend({
  code: z.enum(staffErrorCodes),
  current: staffSettings.optional(),
});
