/**
 * Pins measured processes to processors. Machines are shared, and one processor may be half as quick as the next while
 * its other hyper-thread is busy: compared servers run on the same one, and the load on another. Without `taskset` none
 * is pinned.
 */
import { spawnSync, type ChildProcess } from 'node:child_process';

/** `0-2,5` → [0, 1, 2, 5] */
const listed = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/** The processors that this run may use. */
function allowed(): number[] {
  const { stdout } = spawnSync('taskset', ['-c', '-p', String(process.pid)], { encoding: 'utf8' });
  const [, list] = /: ([\d,-]+)\s*$/.exec(stdout ?? '') ?? [];
  return list === undefined ? [] : listed(list);
}

/** Pins a process's thread of JavaScript. Its helper threads, such as the garbage collector's, run anywhere. */
function place({ pid }: ChildProcess, processor: number): void {
  spawnSync('taskset', ['-c', '-p', String(processor), String(pid)]);
}

/** For a load of many connections: it runs on the last processor but one, the measured server on the last one. */
export function placeOnProcessors({ load, measured }: { load: ChildProcess; measured: readonly ChildProcess[] }): void {
  const [forMeasured, forLoad] = allowed().reverse();
  if (forMeasured === undefined || forLoad === undefined) return;
  place(load, forLoad);
  for (const child of measured) place(child, forMeasured);
}

/**
 * For one question after the other: the caller waits while it is answered, and no processor must be woken in between.
 */
export function placeOnOneProcessor(children: readonly ChildProcess[]): void {
  const [last] = allowed().reverse();
  if (last === undefined) return;
  for (const child of children) place(child, last);
}
