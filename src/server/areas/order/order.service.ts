import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../db/open';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../domainError';
import type { Catalog } from '../catalog/catalog';
import { claimKey, keepAnswer, type Outcome } from './idempotency';
import { placeOrder, type Placed, type PlacingRequest } from './placing';

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'touch'>;
}

/** `bodyHash` says what was asked for under that key. */
export interface Repeatable {
  key: string;
  bodyHash: string;
}

export function makeOrderService({ database, clock, catalog }: Deps) {
  /** The order, or its refusal with everything undone; both are answers. */
  async function decide(trx: Transaction<Schema>, request: PlacingRequest): Promise<Outcome & { productIds: number[] }> {
    await sql`savepoint before_order`.execute(trx);
    try {
      const placed: Placed = await placeOrder(trx, database.engine, request, clock());
      await sql`release savepoint before_order`.execute(trx);
      return placed;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await sql`rollback to savepoint before_order`.execute(trx);
      return { status: error.status, answer: error.toBody(), productIds: [] };
    }
  }

  return {
    /** Places the order; a refusal is an outcome too, so that it can be repeated word for word. */
    async place(request: PlacingRequest, repeatable?: Repeatable): Promise<Outcome> {
      const { status, answer, productIds } = await database.write(async (trx) => {
        if (!repeatable) return decide(trx, request);
        const keyed = { ...repeatable, ownerId: request.owner.id, now: clock() };
        const known = await claimKey(trx, keyed);
        if (known) return { ...known, productIds: [] };
        const outcome = await decide(trx, request);
        await keepAnswer(trx, request.owner.id, repeatable.key, outcome);
        return outcome;
      });
      if (productIds.length > 0) await showNewStock(productIds);
      return { status, answer };
    },
  };

  /** The order stands already: should this fail, the listing shows old stock until the next change. */
  async function showNewStock(productIds: readonly number[]): Promise<void> {
    try {
      await catalog.touch(productIds);
      await database.announce();
    } catch {
      // Nothing to undo, nobody to tell.
    }
  }
}

export type OrderService = ReturnType<typeof makeOrderService>;
