/**
 * A reporter for Jest: a run fails whose `-t` names no test of the files that it asks for. Jest itself skips them all
 * and is content. With TITLES_ELSEWHERE the title is that of a test in another run of the same command. Plain
 * JavaScript: Jest loads reporters as they are.
 */
class UnknownTitle {
  /** @param {{ testNamePattern?: string }} config */
  constructor({ testNamePattern }) {
    this.title = testNamePattern;
    /** @type {Error | undefined} */
    this.error = undefined;
  }

  /**
   * @param {unknown} _contexts
   * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} results
   */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const ran = numPassedTests + numFailedTests + numRuntimeErrorTestSuites;
    if (this.title && ran === 0 && !process.env.TITLES_ELSEWHERE) {
      this.error = new Error(`No test that was asked for has a title like "${this.title}".`);
      process.stderr.write(`${this.error.message}\n`);
    }
  }

  /** Jest's way to hear that a run failed. */
  getLastError() {
    return this.error;
  }
}

module.exports = UnknownTitle;
