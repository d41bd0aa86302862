import path from 'node:path';
import type { Io } from './io';

/** The path of a file as typed. npm runs scripts in the project's folder; INIT_CWD names the folder of the call. */
export const userPath = (file: string, { env, cwd }: Io): string =>
  path.resolve(env.npm_lifecycle_event === 'shop' && env.INIT_CWD ? env.INIT_CWD : cwd, file);
