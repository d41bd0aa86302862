/** Everything that a command has of the world outside, so that a test can be that world. */
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../../contract/release';
import type { Clock } from '../lib/clock';
import { readRelease } from '../pages/release';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  clock: Clock;
  /** Whether a person watches `err`: only then is progress shown. */
  isTerminal: boolean;
  /** Who sits at the keyboard, as the operating system knows them. */
  userName(): string;
  /** Which release these commands are of; throws when the shop was not built. */
  release(): Release;
}

/** The bundle lies in dist/server; what the build left lies above it. */
const distFolder = path.join(__dirname, '..');

export const processIo = (): Io => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  cwd: process.cwd(),
  clock: Date.now,
  isTerminal: process.stderr.isTTY === true,
  userName,
  release: () => readRelease(distFolder),
});

/** In a container the user may have a number and no name. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
