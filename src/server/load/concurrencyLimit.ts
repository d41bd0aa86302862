import { DomainError } from '../lib/domainError';

export interface ConcurrencyLimit {
  /**
   * Runs `work` when its turn has come. `asker`, such as a network, shares what there is with the others: whose work
   * runs least comes first, so that one who asks for much waits behind everybody else. Throws NOT_READY, and does not
   * begin, when too many wait or the wait becomes too long.
   */
  run<T>(work: () => Promise<T>, asker?: string): Promise<T>;
  /** How many run now. */
  inUse(): number;
}

/** Calls are given up by the storefront after 20 seconds (client/api/baseApi.ts). */
const LONGEST_WAIT_MS = 15_000;

const busy = (): DomainError => new DomainError('NOT_READY', 'The shop is very busy. Please try again in a moment.');

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/** Whoever has something running or waiting. */
interface Asker {
  line: Set<Waiting>;
  running: number;
  /** When work of theirs began last: a number that grows. */
  servedAt: number;
}

const total = (asker?: Asker): number => (asker ? asker.running + asker.line.size : 0);

/** Those who wait, in a line for each asker. */
class Lines {
  private readonly askers = new Map<string, Asker>();
  private turns = 0;
  waiting = 0;

  begin(name: string): void {
    const asker = this.asker(name);
    asker.running += 1;
    asker.servedAt = this.turns += 1;
  }

  end(name: string): void {
    this.asker(name).running -= 1;
    this.forgetIdle(name);
  }

  join(name: string, one: Waiting): void {
    this.asker(name).line.add(one);
    this.waiting += 1;
  }

  leave(name: string, one: Waiting): void {
    if (!this.asker(name).line.delete(one)) return;
    this.waiting -= 1;
    this.forgetIdle(name);
  }

  /** Takes out who is next, of the asker with the least running now; among equals, who was served longest ago. */
  next(): { name: string; one: Waiting } | undefined {
    const [first] = [...this.askers]
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
   * Sends away the last in the line of whoever has most running and waiting, if that is more than this asker would
   * have.
   */
  makeRoomFor(name: string): boolean {
    const [most] = [...this.askers].filter(([, { line }]) => line.size > 0).sort(([, a], [, b]) => total(b) - total(a));
    if (!most || total(most[1]) <= total(this.askers.get(name)) + 1) return false;
    const last = [...most[1].line].at(-1);
    if (!last) return false;
    this.leave(most[0], last);
    last.giveUp();
    return true;
  }

  private asker(name: string): Asker {
    const known = this.askers.get(name) ?? { line: new Set(), running: 0, servedAt: 0 };
    this.askers.set(name, known);
    return known;
  }

  private forgetIdle(name: string): void {
    const { line, running } = this.asker(name);
    if (line.size === 0 && running === 0) this.askers.delete(name);
  }
}

/** Lets at most `places` pieces of work run at once; up to `mostWaiting` others wait in line, none longer than `longestWaitMs`. */
export function makeConcurrencyLimit(places: number, mostWaiting: number, longestWaitMs = LONGEST_WAIT_MS): ConcurrencyLimit {
  const lines = new Lines();
  let inUse = 0;

  const enter = async (asker: string): Promise<void> => {
    if (inUse < places) {
      inUse += 1;
      lines.begin(asker);
      return;
    }
    if (lines.waiting >= mostWaiting && !lines.makeRoomFor(asker)) throw busy();
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
        lines.leave(asker, one);
        giveUp();
      }, longestWaitMs);
      lines.join(asker, one);
    });
  };
  const leave = (asker: string): void => {
    lines.end(asker);
    const next = lines.next();
    // Whoever leaves hands the place over, so the count stays.
    if (next) {
      lines.begin(next.name);
      next.one.goOn();
    } else inUse -= 1;
  };

  return {
    async run(work, asker = '') {
      await enter(asker);
      try {
        return await work();
      } finally {
        leave(asker);
      }
    },
    inUse: () => inUse,
  };
}
