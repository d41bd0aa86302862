import { DomainError } from '../lib/domainError';

export interface ConcurrencyLimit {
  /**
   * Runs `work` when a place is free. Places are shared between callers, such as networks: the caller with the least
   * running work is next, so that one with many requests waits behind the others. Throws NOT_READY, without running
   * `work`, when too many wait or the wait becomes too long.
   */
  run<T>(work: () => Promise<T>, caller?: string): Promise<T>;
  /** The number that runs now. */
  inUse(): number;
}

/** The storefront gives a call up after 20 seconds (client/api/baseApi.ts). */
const LONGEST_WAIT_MS = 15_000;

export const busy = (): DomainError =>
  new DomainError('NOT_READY', 'The shop is very busy. Please try again in a moment.');

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/** A caller with running or waiting work. */
interface Caller {
  line: Set<Waiting>;
  running: number;
  /** The number of the turn in which the caller's work last began. */
  servedAt: number;
}

const total = (caller?: Caller): number => (caller ? caller.running + caller.line.size : 0);

/** Waiting work, in a queue for each caller. */
class Lines {
  private readonly callers = new Map<string, Caller>();
  private turns = 0;
  waiting = 0;

  begin(name: string): void {
    const caller = this.caller(name);
    caller.running += 1;
    caller.servedAt = this.turns += 1;
  }

  end(name: string): void {
    this.caller(name).running -= 1;
    this.forgetIdle(name);
  }

  join(name: string, one: Waiting): void {
    this.caller(name).line.add(one);
    this.waiting += 1;
  }

  leave(name: string, one: Waiting): void {
    if (!this.caller(name).line.delete(one)) return;
    this.waiting -= 1;
    this.forgetIdle(name);
  }

  /** Takes the next from the caller with the least running work; among equals, from the one served longest ago. */
  next(): { name: string; one: Waiting } | undefined {
    const [first] = [...this.callers]
      .filter(([, { line }]) => line.size > 0)
      .sort(([, a], [, b]) => a.running - b.running || a.servedAt - b.servedAt);
    if (!first) return undefined;
    const [name, { line }] = first;
    const [one] = line;
    if (!one) return undefined;
    this.leave(name, one);
    return { name, one };
  }

  /**
   * Refuses the last in the queue of the caller with most running and waiting work, if that is more than `name` would
   * have.
   */
  makeRoomFor(name: string): boolean {
    const [most] = [...this.callers]
      .filter(([, { line }]) => line.size > 0)
      .sort(([, a], [, b]) => total(b) - total(a));
    if (!most || total(most[1]) <= total(this.callers.get(name)) + 1) return false;
    const last = [...most[1].line].at(-1);
    if (!last) return false;
    this.leave(most[0], last);
    last.giveUp();
    return true;
  }

  private caller(name: string): Caller {
    const known = this.callers.get(name) ?? { line: new Set(), running: 0, servedAt: 0 };
    this.callers.set(name, known);
    return known;
  }

  private forgetIdle(name: string): void {
    const { line, running } = this.caller(name);
    if (line.size === 0 && running === 0) this.callers.delete(name);
  }
}

/** At most `places` pieces of work run at once; up to `mostWaiting` others wait, none longer than `longestWaitMs`. */
export function makeConcurrencyLimit(
  places: number,
  mostWaiting: number,
  longestWaitMs = LONGEST_WAIT_MS,
): ConcurrencyLimit {
  const lines = new Lines();
  let inUse = 0;

  const enter = async (caller: string): Promise<void> => {
    if (inUse < places) {
      inUse += 1;
      lines.begin(caller);
      return;
    }
    if (lines.waiting >= mostWaiting && !lines.makeRoomFor(caller)) throw busy();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        clearTimeout(patience);
        reject(busy());
      };
      const one: Waiting = {
        goOn: () => {
          clearTimeout(patience);
          resolve();
        },
        giveUp,
      };
      const patience = setTimeout(() => {
        lines.leave(caller, one);
        giveUp();
      }, longestWaitMs);
      lines.join(caller, one);
    });
  };
  const leave = (caller: string): void => {
    lines.end(caller);
    const next = lines.next();
    // The place passes to the next in the queue, so the count stays.
    if (next) {
      lines.begin(next.name);
      next.one.goOn();
    } else inUse -= 1;
  };

  return {
    async run(work, caller = '') {
      await enter(caller);
      try {
        return await work();
      } finally {
        leave(caller);
      }
    },
    inUse: () => inUse,
  };
}
