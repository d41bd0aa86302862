/** `npm run build`: fonts, the browser's chunks, the server and the support page, precompressed and ready to serve from dist/. */
const fs = require('node:fs/promises');
const path = require('node:path');
const zlib = require('node:zlib');
const { promisify } = require('node:util');
const { fingerprint, forgetBuild, isBuilt, markBuilt } = require('../built/fingerprint');

const root = path.join(__dirname, '../../..');
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|svg|txt|webmanifest)$/;

function compile() {
  const webpack = require('webpack');
  const configs = require('../../../webpack.config.js')({}, { mode: 'production' });
  return new Promise((resolve, reject) => {
    webpack(configs, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      if (stats.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true, colors: false })}\n`);
      resolve();
    });
  });
}

/** Chunks are compressed once, here, at the highest quality. */
async function compressAssets() {
  const folder = path.join(root, 'dist/client');
  for (const name of await fs.readdir(folder)) {
    if (!compressible.test(name)) continue;
    const bytes = await fs.readFile(path.join(folder, name));
    await fs.writeFile(path.join(folder, `${name}.br`), await brotli(bytes));
    await fs.writeFile(path.join(folder, `${name}.gz`), await gzip(bytes, { level: 9 }));
  }
}

async function build() {
  const { makeFonts } = require('./fonts');
  const { makeFrameStyles } = require('./frameStyles');
  const { makePublicFiles } = require('./publicFiles');
  const { makeSupportPage } = require('./supportPage');
  const print = fingerprint();
  // An interrupted build must not pass for a whole one.
  forgetBuild();
  await makeFonts();
  await makeFrameStyles();
  await Promise.all([compile(), makeSupportPage()]);
  await compressAssets();
  await makePublicFiles();
  markBuilt(print);
}

/** Builds unless dist/ is up to date. Prints to stderr, since stdout belongs to the command that calls it. */
async function buildWhenNeeded() {
  if (isBuilt()) return;
  process.stderr.write('Building the shop (once, about half a minute) …\n');
  await build();
}

module.exports = { build, buildWhenNeeded };

if (require.main === module) {
  build().catch((error) => {
    process.stderr.write(`The build failed: ${error.message}\n`);
    process.exit(1);
  });
}
