import { Writable } from 'node:stream';
import { Format, SingleBar } from 'cli-progress';
import type { Progress } from '../lib/progress';
import type { Io } from './io';

export interface Watching {
  progress: Progress;
  /** Removes the bar, so that further output starts on a clean line. */
  clear(): void;
}

/** A progress bar on `io.err`, on a terminal only, so that programs that read the output get none of it. */
export function watchProgress({ isTerminal, err }: Io): Watching {
  if (!isTerminal) return { progress: () => undefined, clear: () => undefined };
  const screen = Object.assign(
    new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        err(text);
        done();
      },
    }),
    { isTTY: true },
  );
  const bar = new SingleBar({
    stream: screen,
    clearOnComplete: true,
    // Ctrl+C ends the command, as everywhere.
    gracefulExit: false,
    linewrap: true,
    // Work on the embedded database blocks timers, so the bar is drawn at each call.
    synchronousUpdate: true,
    emptyOnZero: true,
    format: (options, params, payload: { text: string; counts: boolean }) =>
      payload.counts
        ? `${payload.text} ${Format.BarFormat(params.progress, options)} ${params.value} of ${params.total}`
        : `${payload.text} …`,
  });
  let shown = '';

  return {
    progress({ text, done = 0, total = 0 }) {
      const payload = { text, counts: total > 0 };
      // A new piece of work has a total of its own.
      if (text !== shown) {
        bar.stop();
        bar.start(total, done, payload);
        shown = text;
      }
      bar.update(done, payload);
    },
    clear() {
      bar.stop();
      shown = '';
    },
  };
}
