/** `npm test`: every test. The browser tests run when a Chrome or Chromium is found, on the shop as built. */
const { spawnSync } = require('node:child_process');
const { buildWhenNeeded } = require('./build');
const { findBrowser } = require('./findBrowser');
const { workers } = require('./testWorkers');

async function main() {
  await buildWhenNeeded();
  const projects = ['client', 'server'];
  if (findBrowser()) projects.push('e2e');
  else {
    const hint = 'No Chrome or Chromium found: the browser tests are left out. Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.';
    process.stderr.write(`${hint}\n`);
    if (process.env.CI) process.exit(1);
  }
  const jest = require.resolve('jest/bin/jest');
  const args = [jest, `--maxWorkers=${workers}`, '--selectProjects', ...projects, '--', ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
