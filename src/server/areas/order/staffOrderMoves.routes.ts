/** What staff do with one order (docs/contract.md section 11). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { toPaise } from '../../../contract/rules/money';
import {
  changeBody,
  linkAnswer,
  noteBody,
  packBody,
  parcelBody,
  paymentBody,
  refundBody,
  shipBody,
  shippingBody,
  staffOrderFailure,
  toldAnswer,
  toldBody,
  versionBody,
} from '../../../contract/staffOrderChanges';
import { orderParams, staffOrder, type StaffOrder } from '../../../contract/staffOrders';
import { DomainError } from '../../lib/domainError';
import type { MailQueue } from '../mail/outbox';
import { STAFF_BASE, staffFailures } from '../staff/staffCall';
import type { OrderChanger } from './orderChange.service';
import type { StaffChange } from './orderChanges';
import type { Actor } from './orderEvents.repository';
import type { OrderDesk } from './staffOrderDesk.service';
import { parcelOf } from './parcel';
import type { OrderNotes } from './staffOrderNotes.service';
import type { StaffOrders } from './staffOrders.service';
import type { StaffParcels } from './staffParcels.service';
import type { StaffPayments } from './staffPayments.service';

interface Options {
  desk: OrderDesk;
  staff: StaffOrders;
  parcels: StaffParcels;
  payments: StaffPayments;
  changer: OrderChanger;
  notes: OrderNotes;
  mailQueue: Pick<MailQueue, 'wake'>;
  /** The other desks hear of it. */
  tell: () => Promise<void>;
}

const tags = ['Orders'];
const config = { staff: { roles: ['owner', 'orders'] } } as const;
/** Whoever answers customers writes down what was said. */
const forTalkers = { staff: { roles: ['owner', 'orders', 'support'] } } as const;
const base = `${STAFF_BASE}/orders`;

const schemaOf = <B extends z.ZodType>(summary: string, body: B) => ({
  tags,
  summary,
  params: orderParams,
  body,
  response: { 200: staffOrder, '4xx': staffOrderFailure },
});
export const staffOrderMoveRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { desk, staff, parcels, payments, changer, notes, mailQueue, tell } = options;
  const actorOf = (request: FastifyRequest): Actor => ({ kind: 'staff', who: app.staffOf(request).email });

  /** As the services take it: a text that is no version fits none. */
  const changeOf = (request: FastifyRequest<{ Body: { version: string } }>): StaffChange => ({
    by: actorOf(request),
    version: Number(request.body.version),
  });

  /** @returns the order as it is then; a stale change is told what there is now */
  async function moved(orderNo: string, move: () => Promise<unknown>): Promise<StaffOrder> {
    try {
      await move();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'STALE') throw error;
      throw new DomainError('STALE', error.message, { current: await desk.show(orderNo) });
    }
    mailQueue.wake();
    await tell();
    return desk.show(orderNo);
  }

  app.put(
    `${base}/:orderNo/shipping`,
    { schema: schemaOf('Says what the shipping costs; the customer is asked to pay', shippingBody), config },
    (request) => {
      const { params, body } = request;
      const change = { ...changeOf(request), paise: toPaise(body.amount) };
      return moved(params.orderNo, () => staff.setShipping(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/payment`,
    { schema: schemaOf('Notes a payment as received', paymentBody), config },
    (request) => {
      const { params, body } = request;
      const { amount, reference, despite } = body;
      const received = { ...changeOf(request), paise: toPaise(amount), reference, despite };
      return moved(params.orderNo, () => payments.receive(params.orderNo, received));
    },
  );

  app.put(
    `${base}/:orderNo/refund`,
    { schema: schemaOf('Notes a payment, or a part of it, as sent back', refundBody), config },
    (request) => {
      const { params, body } = request;
      const { amount, reference } = body;
      const refunded = { ...changeOf(request), paise: toPaise(amount), reference };
      return moved(params.orderNo, () => payments.refund(params.orderNo, refunded));
    },
  );

  app.put(
    `${base}/:orderNo/packed`,
    { schema: schemaOf('What it holds is packed, or is not any more', packBody), config },
    (request) => {
      const { params, body } = request;
      const change = { ...changeOf(request), isPacked: body.packed };
      return moved(params.orderNo, () => parcels.pack(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/ship`,
    { schema: schemaOf('Hands it to a courier: ORDERED → SHIPPED', shipBody), config },
    (request) => {
      const { params, body } = request;
      const { despite } = body;
      const change = { ...changeOf(request), parcel: parcelOf(body), despite };
      return moved(params.orderNo, () => staff.ship(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/parcel`,
    { schema: schemaOf('Corrects how a shipped one travels; the customer is told', parcelBody), config },
    (request) => {
      const { params, body } = request;
      const change = { ...changeOf(request), parcel: parcelOf(body) };
      return moved(params.orderNo, () => parcels.correct(params.orderNo, change));
    },
  );

  /** Steps that say nothing but themselves. */
  const plain: readonly (readonly [
    step: string,
    summary: string,
    move: (orderNo: string, change: StaffChange) => Promise<unknown>,
  ])[] = [
    ['deliver', 'It has arrived: SHIPPED → DELIVERED', (orderNo, change) => staff.deliver(orderNo, change)],
    [
      'cancel',
      'Calls it off, also when the parcel came back; its stock goes back, once',
      (orderNo, change) => staff.cancel(orderNo, change),
    ],
    [
      'payment-undone',
      'Takes a payment back that was noted by mistake; the customer is told',
      (orderNo, change) => payments.undo(orderNo, change),
    ],
    [
      'not-paid',
      'A payment that the customer claims is not there; the customer is told',
      (orderNo, change) => payments.notFound(orderNo, change),
    ],
  ];
  for (const [step, summary, move] of plain) {
    app.put(`${base}/:orderNo/${step}`, { schema: schemaOf(summary, versionBody), config }, (request) => {
      const { orderNo } = request.params;
      return moved(orderNo, () => move(orderNo, changeOf(request)));
    });
  }

  app.put(
    `${base}/:orderNo/change`,
    {
      schema: schemaOf('Changes lines or address before it ships; priced anew, the customer told', changeBody),
      config,
    },
    (request) => {
      const { params, body } = request;
      const wish = { ...changeOf(request), lines: body.lines, address: body.address };
      return moved(params.orderNo, () => changer.change(params.orderNo, wish));
    },
  );

  app.post(
    `${base}/:orderNo/notes`,
    { schema: schemaOf('Writes a note that only staff see', noteBody), config: forTalkers },
    (request) =>
      moved(request.params.orderNo, () => notes.note(request.params.orderNo, request.body.text, actorOf(request))),
  );

  const told = {
    ...schemaOf('Notes that the customer is told, and gives the words with the link to the order’s page', toldBody),
    response: { 200: toldAnswer, '4xx': staffOrderFailure },
  };
  app.post(`${base}/:orderNo/told`, { schema: told, config: forTalkers }, async (request) => {
    const { orderNo } = request.params;
    const words = await notes.told(orderNo, request.body, actorOf(request));
    return { ...words, order: await desk.show(orderNo) };
  });

  const link = {
    tags,
    summary: 'Makes a new link to the order’s page; those before open nothing any more',
    params: orderParams,
    response: { 200: linkAnswer, ...staffFailures },
  };
  app.post(`${base}/:orderNo/link`, { schema: link, config }, async (request) => ({
    link: await staff.renewLink(request.params.orderNo, actorOf(request)),
  }));
};
