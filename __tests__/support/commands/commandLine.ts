/** The shop-keeper at a keyboard: runs commands in this process and keeps what they print. */
import type { Io } from '../../../src/server/cli/io';
import { run } from '../../../src/server/cli/run';
import { NOW } from '../data/rows';
import type { TestPlace } from '../server/testDatabase';

interface Printed {
  code: number;
  out: string;
  err: string;
}

export function makeCommandLine({ dataDir, databaseUrl }: TestPlace, own: Partial<Io> = {}) {
  // Where the pictures of the tests' own sheets lie.
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PICTURE_HOSTS: 'pictures.example' };
  return async (...argv: string[]): Promise<Printed> => {
    const printed = { out: '', err: '' };
    const io: Io = {
      out: (text) => void (printed.out += text),
      err: (text) => void (printed.err += text),
      env,
      cwd: dataDir,
      clock: () => NOW,
      isTerminal: false,
      userName: () => 'meera',
      release: () => ({ version: '0.9.0', commit: '555faab3c1', build: 'a1b2c3d4e5' }),
      ...own,
    };
    return { code: await run(argv, io), ...printed };
  };
}
