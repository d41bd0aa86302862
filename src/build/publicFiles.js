/** What the server serves at `/` as it lies there: the files of public/, and the pictures drawn for them. */
const fs = require('node:fs/promises');
const path = require('node:path');
const { makeBrandImages } = require('./brandImages');

const root = path.join(__dirname, '../..');

async function makePublicFiles() {
  const folder = path.join(root, 'dist/public');
  // A file that is gone from public/ must not be served for ever.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.cp(path.join(root, 'public'), folder, { recursive: true });
  await makeBrandImages(folder);
}

module.exports = { makePublicFiles };
