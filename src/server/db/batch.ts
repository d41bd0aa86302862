/**
 * Writes that wait at the same time share one transaction, and so one wait for the disk, which is most of what a write takes. Each still
 * stands or falls alone (a savepoint keeps them apart), sees what those before it did, and is answered only once all are on the disk.
 */
export interface Steps<Trx> {
  /** Begins, works, commits; undoes everything when `work` throws. */
  transaction: (work: (trx: Trx) => Promise<void>) => Promise<void>;
  /** Of one piece of work inside the transaction. */
  savepoint: () => void;
  release: () => void;
  rollback: () => void;
}

interface Job<Trx> {
  work: (trx: Trx) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** More would make the first wait long for the last. */
const MOST_AT_ONCE = 32;

/** Gives the way to have a piece of work done. */
export function makeBatches<Trx>(steps: Steps<Trx>): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  const waiting: Job<Trx>[] = [];
  let isRunning = false;

  /**
   * Gives what to tell the job once everything is on the disk. A database that cannot undo this job's part has undone all, as SQLite
   * does by itself when the disk is full: then the failure that led to it is everybody's.
   */
  async function runOne({ work, resolve, reject }: Job<Trx>, trx: Trx): Promise<() => void> {
    steps.savepoint();
    try {
      const result = await work(trx);
      steps.release();
      return () => resolve(result);
    } catch (error) {
      try {
        steps.rollback();
      } catch {
        throw error;
      }
      return () => reject(error);
    }
  }

  async function runAll(jobs: readonly Job<Trx>[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await steps.transaction(async (trx) => {
        for (const job of jobs) answers.push(await runOne(job, trx));
      });
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await runAll(waiting.splice(0, MOST_AT_ONCE));
    isRunning = false;
  }

  return <T>(work: (trx: Trx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job<Trx>['resolve'], reject });
      if (isRunning) return;
      isRunning = true;
      // Not before every request that has arrived was read, or each would be a batch of its own.
      setImmediate(() => void run());
    });
}
