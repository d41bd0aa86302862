/**
 * A reporter for Jest: prints at the end which test files took longest. With TEST_TIMES it appends each file's time to
 * that file instead, a line of milliseconds and name, for a run of several commands (.ci/run).
 */
const fs = require('node:fs');
const path = require('node:path');

const SHOWN = 5;

class SlowestFiles {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    const times = testResults.map(({ testFilePath, perfStats }) => [perfStats.end - perfStats.start, path.relative(this.rootDir, testFilePath)]);
    times.sort(([a], [b]) => b - a);
    if (process.env.TEST_TIMES) fs.appendFileSync(process.env.TEST_TIMES, times.map(([ms, name]) => `${ms} ${name}\n`).join(''));
    else if (times.length > SHOWN) {
      const lines = times.slice(0, SHOWN).map(([ms, name]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
      process.stderr.write(`Slowest files:\n${lines.join('\n')}\n`);
    }
  }
}

module.exports = SlowestFiles;
