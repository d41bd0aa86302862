/** Runs tiers of the tests (docs/testing.md), on the shop as built. What is named after `--` on the command line narrows them to those files. */
const { spawnSync } = require('node:child_process');
const { findFirefox, findHeadless } = require('./findBrowser');
const { workers } = require('./testWorkers');

/**
 * Those of `projects` that can run here: without a browser one line says what is left out, and a run of CI fails.
 * @param needBrowser names of projects that need a Chrome or Chromium
 */
function possible(projects, needBrowser) {
  const left = projects.filter((name) => needBrowser.includes(name));
  if (left.length === 0 || findHeadless()) return projects;
  process.stderr.write(`No Chrome or Chromium found: ${left.join(' and ')} left out. Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.\n`);
  if (process.env.CI) process.exit(1);
  return projects.filter((name) => !needBrowser.includes(name));
}

/** The tests in Firefox (`browser/firefox`) leave themselves out where there is none. */
function tellWithoutFirefox(projects) {
  if (!projects.includes('browser') || findFirefox()) return;
  const remedy = 'Install one (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH.';
  process.stderr.write(`No Firefox found: browser/firefox left out. ${remedy}\n`);
}

/** @returns Jest's exit code; 0 where there was nothing to run */
function runTests(projects, { env = {}, patterns = process.argv.slice(2), more = [] } = {}) {
  const wanted = possible(projects, ['purchase', 'browser', 'walks', 'members']);
  if (wanted.length === 0) return 0;
  tellWithoutFirefox(wanted);
  const args = [require.resolve('jest/bin/jest'), `--maxWorkers=${workers}`, ...more, '--selectProjects', ...wanted, '--', ...patterns];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

/** Builds when needed, runs `work`, and ends with the exit code that it gives. */
function main(work) {
  const { buildWhenNeeded } = require('./build');
  buildWhenNeeded()
    .then(work)
    .then(
      (code) => (process.exitCode = code),
      (error) => {
        process.stderr.write(`${error.message}\n`);
        process.exitCode = 1;
      },
    );
}

module.exports = { main, runTests };
