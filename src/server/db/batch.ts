/**
 * Writes that wait at the same time share one transaction, and so one wait for the disk, which takes most of a write's
 * time. Each has a savepoint, so it fails alone; it sees the changes of those before it, and is answered only once all
 * are on the disk.
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

/** Writes of one transaction. With more the first would wait long for the last. */
const MOST_AT_ONCE = 32;

/** @returns a function that runs a piece of work in the next batch and resolves to its result */
export function makeBatches<Trx>(steps: Steps<Trx>): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  const waiting: Job<Trx>[] = [];
  let isRunning = false;

  /**
   * @returns a function that settles the job, to be called once everything is on the disk
   * @throws the job's failure, for all jobs, where its savepoint cannot be rolled back: then the database has undone
   * the whole transaction, as SQLite does when the disk is full
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
      // After the requests that have arrived were read, or each would be a batch of its own.
      setImmediate(() => void run());
    });
}
