import { DomainError } from './domainError';

export interface Limit {
  /**
   * Runs `work` when its turn has come. `asker`, such as a network, shares what there is with the others: whose work runs
   * least comes first, so that one who asks for much waits behind everybody else.
   * Throws NOT_READY, and does not begin, when too many wait or the wait becomes too long.
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

/** Those who wait, in a line for each asker. */
class Lines {
  /** The asker who was served longest ago comes first. */
  private readonly lines = new Map<string, Set<Waiting>>();
  private readonly running = new Map<string, number>();
  waiting = 0;

  begin(asker: string): void {
    this.running.set(asker, this.runningOf(asker) + 1);
  }

  end(asker: string): void {
    const left = this.runningOf(asker) - 1;
    if (left === 0) this.running.delete(asker);
    else this.running.set(asker, left);
  }

  join(asker: string, one: Waiting): void {
    this.lines.set(asker, this.lineOf(asker).add(one));
    this.waiting += 1;
  }

  leave(asker: string, one: Waiting): void {
    const line = this.lineOf(asker);
    if (!line.delete(one)) return;
    this.waiting -= 1;
    if (line.size === 0) this.lines.delete(asker);
  }

  /** Takes out who is next: of the asker with the least running now. */
  next(): { asker: string; one: Waiting } | undefined {
    const [asker] = [...this.lines.keys()].sort((a, b) => this.runningOf(a) - this.runningOf(b));
    if (asker === undefined) return undefined;
    const line = this.lineOf(asker);
    const [one] = line;
    if (!one) return undefined;
    this.leave(asker, one);
    if (this.lines.delete(asker)) this.lines.set(asker, line);
    return { asker, one };
  }

  /** Sends away the last of the longest line, if it is longer than this asker's would become. */
  makeRoomFor(asker: string): boolean {
    const [longest, line] = [...this.lines].reduce((a, b) => (b[1].size > a[1].size ? b : a), ['', new Set<Waiting>()]);
    const last = [...line].at(-1);
    if (!last || longest === asker || line.size <= this.lineOf(asker).size + 1) return false;
    this.leave(longest, last);
    last.giveUp();
    return true;
  }

  private runningOf(asker: string): number {
    return this.running.get(asker) ?? 0;
  }

  private lineOf(asker: string): Set<Waiting> {
    return this.lines.get(asker) ?? new Set();
  }
}

/** Lets at most `places` pieces of work run at once; up to `mostWaiting` others wait in line, none longer than `longestWaitMs`. */
export function makeLimit(places: number, mostWaiting: number, longestWaitMs = LONGEST_WAIT_MS): Limit {
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
      lines.begin(next.asker);
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
