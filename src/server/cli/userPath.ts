import path from 'node:path';
import type { Io } from './io';

/** A file as the person named it. npm runs scripts in the project's folder and says where the person stands. */
export const userPath = (file: string, { env, cwd }: Io): string =>
  path.resolve(env.npm_lifecycle_event === 'shop' && env.INIT_CWD ? env.INIT_CWD : cwd, file);
