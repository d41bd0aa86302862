/** The release that was built, as the build wrote it into `manifest.json` (webpack.config.js, ManifestPlugin). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../contract/release';

/** @throws when the shop was not built */
export function readRelease(distFolder: string): Release {
  const file = path.join(distFolder, 'manifest.json');
  const { version, commit, build } = JSON.parse(readFileSync(file, 'utf8')) as Release;
  return { version, commit, build };
}
