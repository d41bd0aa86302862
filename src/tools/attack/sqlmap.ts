/** sqlmap on each request, two at a time, each for a bounded time. */
const { runBounded } = require('./runBounded');

const MOST_MS = 120_000;
const flags = ['--batch', '--ignore-stdin', '--level', '1', '--risk', '1', '--technique', 'BEU', '--threads', '1', '--timeout', '5', '--retries', '0', '--flush-session', '--disable-coloring', '--ignore-code', '400,401,403,404,409,422'];

/** Its verdict on the call. */
function verdictOf(said) {
  if (/identified the following injection point|is vulnerable\b/.test(said)) return 'found';
  if (/all tested parameters do not appear to be injectable|no parameter\(s\) found for testing/.test(said)) return 'clean';
  return 'undecided';
}

async function tryInjections(requests, folder, say) {
  const verdicts = { clean: [], found: [], undecided: [] };
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const said = await runBounded('sqlmap', ['-r', next.file, ...flags, '--output-dir', `${next.file}.out`], MOST_MS);
      const verdict = verdictOf(said);
      verdicts[verdict].push(next.name);
      say(`${verdict.padEnd(10)}${next.name}${verdict === 'found' ? `\n${said.split('---')[1] ?? ''}` : ''}`);
    }
  };
  await Promise.all([work(), work()]);
  return verdicts;
}

module.exports = { tryInjections };
