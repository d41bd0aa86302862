/** Copies the files that the server serves at `/` as they are: those of public/, and the pictures drawn for them. */
const fs = require('node:fs/promises');
const path = require('node:path');
const { makeBrandImages } = require('./brandImages');

const root = path.join(__dirname, '../../..');

async function makePublicFiles() {
  const folder = path.join(root, 'dist/public');
  // A file that was removed from public/ must not be served any longer.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.cp(path.join(root, 'public'), folder, { recursive: true });
  await makeBrandImages(folder);
}

module.exports = { makePublicFiles };
