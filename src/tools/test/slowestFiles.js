/**
 * A reporter for Jest: prints at the end which test files took longest. With TEST_TIMES it appends each file's time to
 * that file instead, a line of milliseconds and name, for a run of several commands (.ci/run). Plain JavaScript: Jest
 * loads reporters as they are.
 */
const fs = require('node:fs');
const path = require('node:path');

const SHOWN = 5;

/**
 * @typedef {{ testFilePath: string, perfStats: { start: number, end: number } }} TestFile times in ms
 */

class SlowestFiles {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  /**
   * @param {unknown} _contexts
   * @param {{ testResults: readonly TestFile[] }} results
   */
  onRunComplete(_contexts, { testResults }) {
    const times = testResults
      .map(({ testFilePath, perfStats }) => ({
        ms: perfStats.end - perfStats.start,
        name: path.relative(this.rootDir, testFilePath),
      }))
      .sort((one, other) => other.ms - one.ms);
    if (process.env.TEST_TIMES)
      fs.appendFileSync(process.env.TEST_TIMES, times.map(({ ms, name }) => `${ms} ${name}\n`).join(''));
    else if (times.length > SHOWN) {
      const lines = times.slice(0, SHOWN).map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
      process.stderr.write(`Slowest files:\n${lines.join('\n')}\n`);
    }
  }
}

module.exports = SlowestFiles;
