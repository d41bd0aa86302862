/** Places orders, for guests and members alike (docs/contract.md section 5). */
import type { Transaction } from 'kysely';
import type { Address } from '../../../contract/account';
import type { OrderPlaced } from '../../../contract/order';
import { ADDRESS_VERSION, CART_VERSION, ORDER_KEY } from '../../../contract/rules/headerNames';
import type { Clock } from '../../lib/clock';
import { inSavepoint } from '../../db/savepoint';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { findMember } from '../account/account.repository';
import { addressVersion, toAddress, type Addresses } from '../account/addresses.service';
import type { CartService } from '../cart/cart.service';
import { cartVersion } from '../cart/cartVersion';
import type { Catalog } from '../catalog/catalog';
import type { MailQueue } from '../mail/outbox';
import type { OrderBounds } from './bounds';
import { claimKey, keepAnswer, type KeyedAnswer } from './idempotency';
import { recordChange } from './orderChanges';
import { theCustomer } from './orderEvents.repository';
import { addOrderKey } from './orderKeys.repository';
import type { OrderMails } from './orderMails';
import { findOrder } from './staffOrders.repository';
import { placeOrder, type Contact, type Placed, type PlacingRequest } from './placing';
import { showProducts } from '../catalog/productNews';

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'touch'>;
  addresses: Pick<Addresses, 'find'>;
  cart: Pick<CartService, 'list'>;
  mails: OrderMails;
  mailQueue: Pick<MailQueue, 'wake'>;
  bounds: OrderBounds;
}

const NO_MOBILE = 'Please add a mobile number to your profile before you order: the courier asks for it.';

/** `bodyHash` says what was asked for under that key. */
export interface Repeatable {
  key: string;
  bodyHash: string;
}

type Decided = KeyedAnswer & { productIds: number[] };

/**
 * The shopper saw something else, so that nothing is decided yet: no stock is taken, and the key is free for the order
 * that follows.
 */
const isQuestion = ({ code }: DomainError): boolean => code === 'CART_CHANGED' || code === 'ADDRESS_CHANGED';

export function makeOrderService({ database, clock, catalog, addresses, cart, mails, mailQueue, bounds }: Deps) {
  /** The order, or its refusal with everything undone; both are answers. */
  const decide = (trx: Transaction<Schema>, request: PlacingRequest): Promise<Decided> => {
    const place = async (): Promise<Placed> => {
      const placed = await placeOrder(trx, request, { engine: database.engine, bounds, now: clock() });
      await recordChange(trx, placed.order, { at: clock(), by: theCustomer, what: 'placed' });
      await mails.placed(trx, placed.order);
      return placed;
    };
    return inSavepoint<Decided>(trx, place, (error) => {
      if (!(error instanceof DomainError) || isQuestion(error)) throw error;
      return { status: error.status, answer: error.toBody(), productIds: [] };
    });
  };

  /**
   * The answer with a key of the order's page in its head: nothing that is kept holds one, so an answer that is given
   * again gets another key.
   */
  async function withKey(trx: Transaction<Schema>, decided: Decided): Promise<Decided> {
    const { orderNo } = decided.answer as Partial<OrderPlaced>;
    const order = orderNo === undefined ? undefined : await findOrder(trx, orderNo);
    if (!order) return decided;
    return { ...decided, headers: { [ORDER_KEY]: await addOrderKey(trx, order.id, clock()) } };
  }

  /** The question, with the cart or the address as it is and its version. */
  async function ask(error: unknown, ownerId: string): Promise<Decided> {
    if (!(error instanceof DomainError) || !isQuestion(error)) throw error;
    const { status, details } = error;
    const asked = { status, productIds: [] };
    if (details.address)
      return { ...asked, answer: error.toBody(), headers: { [ADDRESS_VERSION]: addressVersion(details.address) } };
    const items = await cart.list(ownerId);
    return { ...asked, answer: { ...error.toBody(), items }, headers: { [CART_VERSION]: cartVersion(items) } };
  }

  return {
    /** Places the order; a refusal is an outcome too, so that it can be repeated word for word. */
    async place(request: PlacingRequest, repeatable?: Repeatable): Promise<KeyedAnswer> {
      const order = database.write(async (trx) => {
        if (!repeatable) return withKey(trx, await decide(trx, request));
        const keyed = { ...repeatable, ownerId: request.owner.id, now: clock() };
        const known = await claimKey(trx, keyed);
        if (known) return withKey(trx, { ...known, productIds: [] });
        const outcome = await decide(trx, request);
        await keepAnswer(trx, request.owner.id, repeatable.key, outcome);
        return withKey(trx, outcome);
      });
      const { status, answer, productIds, headers } = await order.catch((error: unknown) =>
        ask(error, request.owner.id),
      );
      if (productIds.length > 0) {
        mailQueue.wake();
        await showProducts({ database, catalog }, productIds);
      }
      return { status, answer, ...(headers && { headers }) };
    },

    /** Whose address it is; undefined when there is none. */
    ownerOfAddress: async (addrId: string): Promise<string | undefined> => (await addresses.find(addrId))?.member_id,

    /** Name, telephone and address as they are at this moment, for the order to keep (decisions 69 and 110). */
    async deliveryOf(memberId: string, addrId: string): Promise<{ contact: Contact; address: Address }> {
      const member = await findMember(database.db, memberId);
      const address = await addresses.find(addrId);
      if (!member || !address) throw notFound('This address');
      if (member.mobile === '') throw new DomainError('INVALID', NO_MOBILE, { fields: { mobile: NO_MOBILE } });
      const { house_name, street, city, state, country, pin_code } = address;
      const whole = [house_name, street, city, state, country, pin_code].join(', ');
      return {
        contact: { name: member.name, mobile: member.mobile, address: whole, email: null },
        address: toAddress(address),
      };
    },
  };
}

export type OrderService = ReturnType<typeof makeOrderService>;
