/**
 * `npm run build`: fonts, the browser's chunks (storefront and staff), the server and the support page, precompressed
 * and ready to serve from dist/.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { fingerprint, forgetBuild, markBuilt } from '../built/fingerprint';
import { endWith } from '../failure';
import { makeFonts } from './fonts';
import { makeFrameStyles } from './frameStyles';
import { makePublicFiles } from './publicFiles';
import { makeSupportPage } from './supportPage';
import { webpackConfigs } from './webpackConfigs';

const root = path.join(__dirname, '../../..');
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|svg|txt|webmanifest)$/;

function compile(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(webpackConfigs('production'), (failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      if (stats?.hasWarnings())
        process.stderr.write(`${stats.toString({ all: false, warnings: true, colors: false })}\n`);
      resolve();
    });
  });
}

/** Chunks are compressed once, here, at the highest quality. */
async function compressAssets(build: 'client' | 'admin'): Promise<void> {
  const folder = path.join(root, 'dist', build);
  for (const name of await fs.readdir(folder)) {
    if (!compressible.test(name)) continue;
    const bytes = await fs.readFile(path.join(folder, name));
    await fs.writeFile(path.join(folder, `${name}.br`), await brotli(bytes));
    await fs.writeFile(path.join(folder, `${name}.gz`), await gzip(bytes, { level: 9 }));
  }
}

async function build(): Promise<void> {
  const print = fingerprint();
  // An interrupted build must not pass for a whole one.
  forgetBuild();
  await makeFonts();
  await makeFrameStyles();
  await Promise.all([compile(), makeSupportPage()]);
  await compressAssets('client');
  await compressAssets('admin');
  await makePublicFiles();
  markBuilt(print);
}

build().catch(endWith('The build failed: '));
