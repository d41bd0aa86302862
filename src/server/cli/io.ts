/** Everything that a command has of the world outside, so that a test can be that world. */
import type { Clock } from '../clock';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  clock: Clock;
  /** Whether a person watches `err`: only then is progress shown. */
  isTerminal: boolean;
}

export const processIo = (): Io => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  cwd: process.cwd(),
  clock: Date.now,
  isTerminal: process.stderr.isTTY === true,
});
