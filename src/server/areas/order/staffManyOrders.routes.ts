/** What staff do with several orders at once (docs/contract.md section 11). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { cancelOverdueBody, manyMoved, packManyBody, shipManyBody } from '../../../contract/staffOrderChanges';
import type { MailQueue } from '../mail/outbox';
import { STAFF_BASE, staffFailures } from '../staff/staffCall';
import type { ManyOrders } from './manyOrders.service';
import type { Actor } from './orderEvents.repository';
import { parcelOf } from './parcel';

interface Options {
  many: ManyOrders;
  mailQueue: Pick<MailQueue, 'wake'>;
  /** The other desks hear of it. */
  tell: () => Promise<void>;
}

const config = { staff: { roles: ['owner', 'orders'] } } as const;
const base = `${STAFF_BASE}/orders`;

const schemaOf = <B extends z.ZodType>(summary: string, body: B) => ({
  tags: ['Orders'],
  summary,
  body,
  response: { 200: manyMoved, ...staffFailures },
});

/** As the services take it: a text that is no version fits none. */
const listed = ({ orderNo, version }: { orderNo: string; version: string }) => ({ orderNo, version: Number(version) });

export const staffManyOrderRoutes: FastifyPluginAsyncZod<Options> = async (app, { many, mailQueue, tell }) => {
  const actorOf = (request: FastifyRequest): Actor => ({ kind: 'staff', who: app.staffOf(request).email });

  app.post(
    `${base}/packed`,
    { schema: schemaOf('Several are packed; those that were changed meanwhile stay', packManyBody), config },
    async (request) => {
      const answer = await many.pack(request.body.orders.map(listed), actorOf(request));
      await tell();
      return answer;
    },
  );

  app.post(
    `${base}/ship-many`,
    {
      schema: schemaOf(
        'Hands several to couriers; those that are not paid, or were changed meanwhile, stay',
        shipManyBody,
      ),
      config,
    },
    async (request) => {
      const orders = request.body.orders.map((said) => ({ ...listed(said), parcel: parcelOf(said) }));
      const answer = await many.ship(orders, actorOf(request));
      mailQueue.wake();
      await tell();
      return answer;
    },
  );

  app.post(
    `${base}/cancel-overdue`,
    {
      schema: schemaOf('Calls overdue orders off; those that were answered meanwhile stay', cancelOverdueBody),
      config,
    },
    async (request) => {
      const answer = await many.cancelOverdue(request.body.orders.map(listed), actorOf(request));
      mailQueue.wake();
      await tell();
      return answer;
    },
  );
};
