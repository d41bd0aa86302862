/** Who changes something by a command, as the audit and an order's story name them. */
import type { Actor } from '../areas/order/orderEvents.repository';
import type { Io } from './io';

export const whoOf = (io: Pick<Io, 'userName'>): string => `cli:${io.userName()}`;

export const actorOf = (io: Pick<Io, 'userName'>): Actor => ({ kind: 'cli', who: whoOf(io) });
