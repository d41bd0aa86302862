/** Builds the shop, unless dist/ is up to date, before what runs on it. */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { isBuilt } = require('./fingerprint');

const root = path.join(__dirname, '../../..');

/**
 * The build is a process of its own: it is TypeScript and needs webpack, while whoever asks for it may be a shop that
 * runs for months. What it prints goes to stderr, since stdout belongs to the command that asks. Ends the process where
 * the build fails, which has said why.
 */
function buildWhenNeeded() {
  if (isBuilt()) return;
  process.stderr.write('Building the shop (once, about half a minute) …\n');
  const build = ['-r', 'esbuild-register', path.join(root, 'src/tools/build/build.ts')];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds when needed, then runs in this process what was built.
 * @param {'main' | 'cli' | 'replay'} name
 */
function runBuilt(name) {
  buildWhenNeeded();
  require(path.join(root, 'dist/server', `${name}.js`));
}

module.exports = { buildWhenNeeded, runBuilt };
