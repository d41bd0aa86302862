/** The release that was built, as the build wrote it into `manifest.json` (webpack.config.js, ManifestPlugin). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../contract/release';

/** @param file of the build, which is not there or not whole */
export const notBuilt = (file: string): Error => new Error(`There is no ${file}. Build the shop first: npm run build`);

/** @throws when the shop was not built */
export function readRelease(distFolder: string): Release {
  const file = path.join(distFolder, 'manifest.json');
  try {
    const { version, commit, build } = JSON.parse(readFileSync(file, 'utf8')) as Release;
    return { version, commit, build };
  } catch {
    throw notBuilt(file);
  }
}
