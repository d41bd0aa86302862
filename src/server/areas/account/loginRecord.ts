/**
 * What came of each login: a line in the log without account or address, and for the doctor how many were wrong in each
 * hour. Refusals are in the log alone: a flood that is refused must not cost the database a write each.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, HOUR_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { countWrongLogin } from './logins.repository';

/** How long the counts are kept. */
export const WRONG_LOGINS_KEPT_MS = 30 * DAY_MS;

interface Deps {
  app: FastifyInstance;
  database: Database;
  clock: Clock;
}

export function makeLoginRecord({ app, database, clock }: Deps) {
  const outcomes = new WeakMap<FastifyRequest, 'right' | 'wrong'>();

  async function countWrong(): Promise<void> {
    const hour = Math.floor(clock() / HOUR_MS) * HOUR_MS;
    await database.write((trx) => countWrongLogin(trx, hour));
  }

  return {
    is(request: FastifyRequest, outcome: 'right' | 'wrong'): void {
      outcomes.set(request, outcome);
      // After the answer: its time is that of the password alone.
      if (outcome === 'wrong') app.afterAnswer(request, countWrong);
    },
    /** For the login's `onResponse`. */
    async write(request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
      const login = outcomes.get(request) ?? (statusCode === 429 ? 'refused' : 'failed');
      request.log.info({ login }, 'login');
    },
  };
}
