import { CommanderError } from 'commander';
import { steady } from '../lib/wording';
import type { Io } from './io';
import { makeProgram } from './program';
import { sentenceOf } from './failure';

/** Runs one command; resolves to the exit code, 0 or 1. A failure is one sentence on `io.err`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    await makeProgram(io).parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed the fault in the arguments, or the help, by now.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    io.err(`${steady(sentenceOf(error))}\n`);
    return 1;
  }
}
