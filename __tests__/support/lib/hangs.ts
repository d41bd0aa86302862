/**
 * Work that may hold its thread for good, as an expression that takes its text's length squared does: no timer of that
 * thread comes to end it, and so neither does Jest's limit. What is called straight is ended here by the engine; what a
 * server does somewhere in its own turn, by a thread beside it.
 */
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import { inTime } from './until';

const inVain = (what: string, ms: number): string => `Waited ${ms / 1000} s for this, in vain: ${what}`;

const room = vm.createContext({});
const doWork = new vm.Script('work()');

/** Calls `work`, and ends it, wherever it is, with an error that names it when it takes longer than `ms`. */
export function endsInTime<T>(what: string, work: () => T, ms = 10_000): T {
  try {
    return doWork.runInContext(Object.assign(room, { work }), { timeout: ms }) as T;
  } catch (failure) {
    throw (failure as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? new Error(inVain(what, ms))
      : failure;
  }
}

/** Told what begins and when it is over, it ends the process that has not said so in time. */
const lookOn = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData: most } = require('node:worker_threads');
  let clock;
  parentPort.on('message', (said) => {
    clearTimeout(clock);
    if (said === '') return;
    clock = setTimeout(() => {
      writeSync(2, said + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, most);
  });`;

export interface Watch {
  /** Gives what `work` comes to; fails when it is not there after `ms`. */
  inTime: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  end: () => Promise<unknown>;
}

/**
 * Watches what is done in turn. Work that holds the thread ends the process of the tests, after a line that names it:
 * Jest tells the file as failed where that is a worker's, and is ended itself where it runs a single file.
 * @param heldMs when a thread counts as held: later than who waits on it has given up
 */
export function watchThread(ms = 20_000, heldMs = ms + 5000): Watch {
  const watcher = new Worker(lookOn, { eval: true, workerData: heldMs });
  return {
    inTime: async (what, work) => {
      watcher.postMessage(`${inVain(what, heldMs)} (it holds the thread, so the tests end here)`);
      try {
        return await inTime(what, work(), ms);
      } finally {
        watcher.postMessage('');
      }
    },
    end: () => watcher.terminate(),
  };
}
