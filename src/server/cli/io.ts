/** Everything that a command uses of its process, so that a test can replace it. */
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
  /** The user's name in the operating system. */
  userName(): string;
  /** The release of these commands; throws when the shop was not built. */
  release(): Release;
}

/** The build's folder: the bundle is in dist/server. */
const distFolder = path.join(__dirname, '..');

export const processIo = (): Io => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  cwd: process.cwd(),
  clock: Date.now,
  isTerminal: Boolean(process.stderr.isTTY),
  userName,
  release: () => readRelease(distFolder),
});

/** In a container the user may have no name: then its number. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
