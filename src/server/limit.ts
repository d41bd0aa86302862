export interface Limit {
  /** Runs `work` when its turn has come. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many run now. */
  inUse(): number;
}

/** Lets at most `places` pieces of work run at once; the others wait in line. */
export function makeLimit(places: number): Limit {
  const line: (() => void)[] = [];
  let inUse = 0;

  const enter = (): Promise<void> => {
    if (inUse < places) {
      inUse += 1;
      return Promise.resolve();
    }
    // Whoever leaves hands the place over, so the count stays.
    return new Promise((resolve) => line.push(resolve));
  };
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else inUse -= 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    inUse: () => inUse,
  };
}
