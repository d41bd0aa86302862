/** Health calls (docs/contract.md section 7). */
import { z } from 'zod';

export const healthAnswer = z.object({ status: z.enum(['up', 'ready', 'not ready']) });
