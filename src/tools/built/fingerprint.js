/** A hash of all files that the build reads, so that `npm start` builds only after a change. */
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const inputs = ['src', 'public', 'package-lock.json', 'tsconfig.base.json', 'webpack.config.js'];
const mark = path.join(root, 'dist/fingerprint');

/**
 * @param {string} place
 * @returns {Generator<string, void>}
 */
function* filesBelow(place) {
  const whole = path.join(root, place);
  if (!fs.existsSync(whole)) return;
  if (fs.statSync(whole).isFile()) {
    yield place;
    return;
  }
  for (const name of fs.readdirSync(whole).sort()) yield* filesBelow(path.join(place, name));
}

function fingerprint() {
  const hash = crypto.createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const input of inputs) {
    for (const file of filesBelow(input)) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** An image holds the build without sources (Dockerfile), so nothing can have changed. */
const hasSources = () => fs.existsSync(path.join(root, 'webpack.config.js'));
const isBuilt = () => fs.existsSync(mark) && (!hasSources() || fs.readFileSync(mark, 'utf8') === fingerprint());

/** @param {string} print of the sources when the build began */
const markBuilt = (print) => fs.writeFileSync(mark, print);

const forgetBuild = () => fs.rmSync(mark, { force: true });

module.exports = { fingerprint, forgetBuild, isBuilt, markBuilt };
