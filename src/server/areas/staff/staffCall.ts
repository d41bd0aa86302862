/** What the staff's calls have in common. */
import { z } from 'zod';
import { failureSchema } from '../../../contract/failure';
import { staffErrorCodes } from '../../../contract/staffErrors';

/** Below it, and nowhere else, are the calls of staff. */
export const STAFF_BASE = '/admin/api';

export const staffFailures = { '4xx': failureSchema.extend({ code: z.enum(staffErrorCodes) }) };

export const nothing = z.object({});
