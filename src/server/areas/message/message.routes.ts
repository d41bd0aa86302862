/** Messages from the contact form (docs/contract.md section 6). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/failure';
import { customerMessageAnswer, customerMessageBody } from '../../../contract/message';
import { MESSAGE_SENT } from '../../../contract/rules/contactWords';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { Config } from '../../plugins/config';
import { allowOnly, ownId } from '../../plugins/authorization';
import type { MailQueue } from '../mail/outbox';
import { staffUrlOf, type ShopAlerts } from '../mail/shopAlerts';
import { messageAlert } from '../mail/shopTemplates';
import { tellDesks } from '../staff/deskNews';
import { insertMessage } from './message.repository';
import { checkMessage } from './messageRules';

interface Options {
  database: Database;
  clock: Clock;
  alerts: ShopAlerts;
  mailQueue: Pick<MailQueue, 'wake'>;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

export const messageRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { database, clock, alerts, mailQueue, config } = options;
  const schema = {
    tags: ['Messages'],
    summary: "A member's message to the shop; a broken rule of the form is a 200 with errorMessage",
    body: customerMessageBody,
    response: { 200: customerMessageAnswer, '4xx': failureSchema },
  };
  app.post('/customerMessage/add', { schema, config: allowOnly('member', ownId('userID')) }, async (request, reply) => {
    const { id } = app.callerOf(request);
    const checked = checkMessage(request.body);
    if ('errorMessage' in checked) return checked;
    // Only what would be kept counts: a slip of the pen uses nothing up.
    await app.limits.ofAccount('messages', id)(request, reply);
    await database.write(async (trx) => {
      await insertMessage(trx, { member_id: id, ...checked, created_at: clock() });
      const write = (to: string) => messageAlert({ to, ...checked, url: staffUrlOf(config) });
      await alerts.tell(trx, { kind: 'message', subject: '', write });
    });
    mailQueue.wake();
    await tellDesks(database);
    return { message: MESSAGE_SENT };
  });
};
