/**
 * How often the tests of the `soak` tier go round: ROUNDS, 3 where it is not set (docs/testing.md). Plain JavaScript:
 * .ci/run asks before any package is installed.
 */

/**
 * @param {string | undefined} said what ROUNDS holds
 * @returns {number} a whole number from 1 on; throws, in one sentence for whoever set it, when it is none
 */
function roundsOf(said) {
  if (said === undefined) return 3;
  const rounds = Number(said);
  if (!/^\d+$/.test(said) || rounds < 1 || !Number.isSafeInteger(rounds)) {
    throw new Error(`ROUNDS takes a whole number from 1 on, such as ROUNDS=3, and was given '${said}'.`);
  }
  return rounds;
}

/**
 * The rounds of this run. Ends the process with that sentence where ROUNDS is none, before anything is built or run.
 * @returns {number}
 */
function readRounds() {
  try {
    return roundsOf(process.env.ROUNDS);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}

module.exports = { readRounds, roundsOf };
