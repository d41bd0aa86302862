/** (added) An order's page, by its key or by the session of the member whose it is (docs/contract.md section 10). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '../../../contract/common';
import { failureSchema } from '../../../contract/failure';
import { orderLinkBody, orderPage, orderPageParams, paymentClaimBody } from '../../../contract/orderPage';
import { ORDER_KEY } from '../../../contract/rules/headerNames';
import { asPrinted, LINK_ASKED } from '../../../contract/rules/orderLink';
import { readMobile } from '../../../contract/rules/typedNumbers';
import { hereOf } from '../../plugins/rateLimits';
import { emailKey } from '../account/emailKey';
import type { Asked, OrderPages } from './orderPage.service';

const tags = ['Orders'];
const shared = { tags, params: orderPageParams, response: { 200: orderPage, '4xx': failureSchema } };

export const orderPageRoutes: FastifyPluginAsyncZod<{ pages: OrderPages }> = async (app, { pages }) => {
  const onRequest = app.limits.ofNetwork('orderPagesAsked');
  // The key is read by hand: a strange one is answered like a wrong one, and not by a complaint of its own.
  const asked = async (request: FastifyRequest<{ Params: { orderNo: string } }>): Promise<Asked> => {
    const key = request.headers[ORDER_KEY];
    const owner = await app.ownerOf(request);
    return {
      orderNo: request.params.orderNo,
      key: typeof key === 'string' && key !== '' ? key : undefined,
      memberId: owner?.kind === 'user' ? owner.id : undefined,
    };
  };

  const show = {
    ...shared,
    summary: 'One order: how it stands, what it comes to, how it is paid and where the parcel is',
  };
  app.get('/api/order-page/:orderNo', { schema: show, onRequest }, async (request, reply) => {
    const page = await pages.show(await asked(request));
    void reply.header('cache-control', 'no-store');
    return page;
  });

  const cancel = { ...shared, summary: 'Cancels the order while nothing was sent; a repeat is harmless' };
  app.put('/api/order-page/:orderNo/cancel', { schema: cancel, onRequest }, async (request) =>
    pages.cancel(await asked(request)),
  );

  const claim = {
    ...shared,
    body: paymentClaimBody,
    summary: 'Says that the order is paid, with the reference of the payment; staff look for it',
  };
  app.post('/api/order-page/:orderNo/payment-claim', { schema: claim, onRequest }, async (request) =>
    pages.claim(await asked(request), request.body.reference),
  );

  const link = {
    tags,
    summary: "Sends the link to an order's page to the address that the order holds; the same answer whatever is right",
    body: orderLinkBody,
    response: { 200: messageAnswer, '4xx': failureSchema },
  };
  const ofLink = { schema: link, onRequest: app.limits.ofNetwork('orderLinksAsked') };
  app.post('/api/order-link', ofLink, async (request, reply) => {
    const { orderNo, contact } = request.body;
    // With the contact: wrong ones, of somebody else in this network, keep no right one out.
    const asked = `${asPrinted(orderNo)} ${readMobile(contact) ?? emailKey(contact)}`;
    await app.limits.ofAccount('orderLinksAskedHere', hereOf(request, asked))(request, reply);
    // After the answer: its time would tell which orders there are.
    app.afterAnswer(request, () =>
      pages.sendLink(request.body, async (known) => {
        const mails = await app.limits.countAccount(request, 'orderLinkMails', known);
        return !mails.isTooMany;
      }),
    );
    return { message: LINK_ASKED };
  });
};
