/**
 * Pictures are named by their contents, and each is drawn in several sizes and formats when it is first asked for: most
 * of what a browser test's shop does. So the shops of one build share what any of them has drawn; files appear whole or
 * not at all.
 */
import { mkdir, readdir, readFile, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const shared = path.join(root, 'node_modules/.cache/shop-pictures');
/** So many builds' pictures are kept: of those that a run used last. */
const BUILDS = 3;

async function forgetOldBuilds(): Promise<void> {
  const builds = (await readdir(shared)).map((build) => path.join(shared, build));
  const used = await Promise.all(builds.map(async (build) => ({ build, at: (await stat(build)).mtimeMs })));
  const old = used.sort((one, other) => other.at - one.at).slice(BUILDS);
  await Promise.all(old.map(({ build }) => rm(build, { recursive: true, force: true })));
}

const cacheOf = (dataDir: string): string => path.join(dataDir, 'cache');

/** @param dataDir of a shop that has not been started yet, or of one that shares already */
export async function shareDrawnPictures(dataDir: string): Promise<void> {
  const build = (await readFile(path.join(root, 'dist/fingerprint'), 'utf8')).slice(0, 12);
  const drawn = path.join(shared, build);
  if ((await mkdir(drawn, { recursive: true })) !== undefined) await forgetOldBuilds();
  const now = new Date();
  await utimes(drawn, now, now);
  await symlink(drawn, cacheOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** For a test about drawing: its shop has a cache of its own, with nothing in it. @param dataDir as above */
export async function drawAnew(dataDir: string): Promise<void> {
  await rm(cacheOf(dataDir), { recursive: true, force: true });
  await mkdir(cacheOf(dataDir));
}
