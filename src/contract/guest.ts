/** Guests (docs/contract.md sections 4 and 5). */
import { z } from 'zod';

export const guestCreated = z.object({ guestId: z.string() });
export type GuestCreated = z.infer<typeof guestCreated>;
