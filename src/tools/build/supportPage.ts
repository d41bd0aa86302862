/**
 * Builds the support page and the shop in its frame (src/replay) into dist/support. It is a build of its own, so that
 * no shopper's page loads a byte of it, and without chunks, so that a replay can jump to any screen at once.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = path.join(__dirname, '../../..');
const folder = path.join(root, 'dist/support');
const replay = path.join(root, 'src/replay');
const gzip = promisify(zlib.gzip);
const run = promisify(execFile);

export async function makeSupportPage(): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  const { stdout: shapes } = await run(
    process.execPath,
    ['-r', 'esbuild-register', path.join(__dirname, 'actionShapes.ts')],
    { cwd: root },
  );
  await build({
    entryPoints: { page: path.join(replay, 'entryPage.tsx'), shop: path.join(replay, 'entryShop.ts') },
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    // No tsconfig.json stands above src/replay that would say so.
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', ACTION_SHAPES: shapes },
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    logLevel: 'error',
  });
  for (const name of await fs.readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    await fs.writeFile(`${file}.gz`, await gzip(await fs.readFile(file), { level: 9 }));
  }
}
