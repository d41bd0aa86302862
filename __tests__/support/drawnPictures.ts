/**
 * Pictures are named by their contents, and each is drawn in several sizes and formats when it is first asked for: most of what a browser
 * test's shop does. So the shops of one build share what any of them has drawn; files appear whole or not at all.
 */
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** @param dataDir of a shop that has not been started yet, or of one that shares already */
export async function shareDrawnPictures(dataDir: string): Promise<void> {
  const build = (await readFile(path.join(root, 'dist/fingerprint'), 'utf8')).slice(0, 12);
  const drawn = path.join(root, 'node_modules/.cache/shop-pictures', build);
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, path.join(dataDir, 'cache')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
