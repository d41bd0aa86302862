/** What staff do with reviews (decision 53a): read them, take one down or put it back, answer it. */
import type { Transaction } from 'kysely';
import { steersReading } from '../../../contract/rules/memberName';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { writeAudit } from '../staff/audit';
import * as repository from './staffReviews.repository';
import type { ReviewFilter, StaffReview } from './staffReviews.repository';

/** Characters of an answer. */
export const LONGEST_ANSWER = 1000;

/**
 * Throws DomainErrors: NOT_FOUND for a review that is not there, INVALID for an answer that breaks a rule. `by` is who
 * changes it, as the audit names them; it has no word of a review or an answer, which go with the review's author.
 */
export function makeStaffReviews(database: Database, clock: Clock) {
  const find = async (trx: Transaction<Schema>, id: number): Promise<StaffReview> => {
    const review = await repository.findReview(trx, id);
    if (!review) throw new DomainError('NOT_FOUND', `There is no review ${id}.`);
    return review;
  };

  return {
    list: (filter: ReviewFilter): Promise<StaffReview[]> => repository.listReviews(database.db, filter),

    /** A hidden one is in no list, mean or count, at once and in every process. Doing it twice is harmless. */
    async setHidden(id: number, hidden: boolean, by: string): Promise<{ review: StaffReview; moved: boolean }> {
      const result = await database.write(async (trx) => {
        const at = clock();
        const moved = await repository.setHidden(trx, await find(trx, id), hidden ? 1 : 0, at);
        const what = hidden ? 'review hidden' : 'review shown';
        const [was, isNow] = [{ hidden: !hidden }, { hidden }];
        if (moved) await writeAudit(trx, { at, who: by, what, subject: `review ${id}`, was, isNow });
        return { review: await find(trx, id), moved };
      });
      if (result.moved) await database.announce();
      return result;
    },

    /**
     * Shown below the review as the shop's, in place of an earlier answer; null takes it away. The same words once more
     * change nothing.
     */
    answer(id: number, typed: string | null, by: string): Promise<StaffReview> {
      const answer = typed === null ? '' : readAnswer(typed);
      return database.write(async (trx) => {
        const known = await find(trx, id);
        if (known.answer === answer) return known;
        const at = clock();
        await repository.setAnswer(trx, id, answer, at);
        const what = answer === '' ? 'answer removed' : 'review answered';
        const [was, isNow] = [{ letters: known.answer.length }, { letters: answer.length }];
        await writeAudit(trx, { at, who: by, what, subject: `review ${id}`, was, isNow });
        return find(trx, id);
      });
    },
  };
}

function readAnswer(typed: string): string {
  const answer = typed.trim();
  if (answer === '') throw invalid('The answer is empty. To take an answer away, say --remove.');
  if (answer.length > LONGEST_ANSWER) {
    throw invalid(`An answer has at most ${LONGEST_ANSWER} characters; this one has ${answer.length}.`);
  }
  if (steersReading(answer)) throw invalid('The answer has characters in it that cannot be seen. Please type it anew.');
  return answer;
}

const invalid = (message: string): DomainError => new DomainError('INVALID', message);
