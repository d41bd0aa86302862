/**
 * Runs tiers of the tests (docs/testing.md) on the built shop, limited to the files that the command line names after
 * `--`.
 */
const { spawnSync } = require('node:child_process');
const { findFirefox, findHeadless } = require('./findBrowser');
const { checkRounds } = require('./rounds');
const { workers } = require('./testWorkers');

/** Projects that need a Chrome or Chromium. */
const NEED_BROWSER = ['purchase', 'browser', 'walks', 'members', 'soak-browser', 'soak-walks'];

const jest = (args, options) => spawnSync(process.execPath, [require.resolve('jest/bin/jest'), ...args], options);
const asked = (projects, patterns) => ['--selectProjects', ...projects, '--', ...patterns];

/** The files of `projects` that match `patterns`. */
function testsOf(projects, patterns) {
  if (projects.length === 0) return [];
  const { stdout } = jest(['--listTests', ...asked(projects, patterns)], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
}

/** Says so once for each missing browser, though a command may run the tests again on PostgreSQL. */
const missing = new Set();
function sayWithout(browser, left, remedy) {
  if (!missing.has(browser)) process.stderr.write(`No ${browser} found: ${left} left out. ${remedy}\n`);
  missing.add(browser);
}

/**
 * The projects that can run here. Where no browser is found, one line names the matching projects that are left out,
 * and a run of CI fails. Empty where all are left out.
 */
function possible(projects, patterns) {
  const left = projects.filter((name) => NEED_BROWSER.includes(name));
  if (left.length === 0 || findHeadless()) return projects;
  const others = projects.filter((name) => !left.includes(name));
  const files = testsOf(left, patterns).length;
  // Jest itself complains of a pattern that matches nothing.
  if (files === 0) return others;
  const remedy = 'Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.';
  const count = files === 1 ? '1 file' : `${files} files`;
  sayWithout('Chrome or Chromium', `${left.join(' and ')} (${count})`, remedy);
  if (process.env.CI) process.exit(1);
  return testsOf(others, patterns).length === 0 ? [] : others;
}

/** The tests in Firefox (`browser/firefox`) skip themselves where there is none. */
function tellWithoutFirefox(projects, patterns) {
  if (!projects.includes('browser') || findFirefox()) return;
  if (!testsOf(['browser'], patterns).some((file) => /[/\\]browser[/\\]firefox[/\\]/.test(file))) return;
  const remedy = 'Install one (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH.';
  sayWithout('Firefox', 'browser/firefox', remedy);
}

/** @returns Jest's exit code; 0 where all projects are left out */
function runTests(projects, { env = {}, patterns = process.argv.slice(2) } = {}) {
  const wanted = possible(projects, patterns);
  if (wanted.length === 0) return 0;
  tellWithoutFirefox(wanted, patterns);
  const args = [`--maxWorkers=${workers}`, ...asked(wanted, patterns)];
  return jest(args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

/** Whether a test of `projects` that matches `patterns` can run here. */
function hasTests(projects, patterns) {
  const wanted = possible(projects, patterns);
  return wanted.length > 0 && testsOf(wanted, patterns).length > 0;
}

/** Builds when needed, runs `work`, and ends the process with its exit code. */
function main(work) {
  checkRounds();
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

module.exports = { hasTests, main, runTests };
