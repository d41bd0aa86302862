/** The shapes that the support page checks steps by, as the build makes them: by a process of their own. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ActionShapes } from '../../../src/replay/actionShape';

const script = path.join(__dirname, '../../../src/tools/build/actionShapes.ts');

/** Takes seconds. */
export const makeActionShapes = (): ActionShapes =>
  JSON.parse(
    execFileSync(process.execPath, ['-r', require.resolve('esbuild-register'), script], { encoding: 'utf8' }),
  ) as ActionShapes;
