/**
 * Where measured processes run. Machines are shared, and one processor may be half as quick as the next while somebody works on its other
 * half: what is compared runs on the same one, and the load on another. Where `taskset` is missing, they run where they like.
 */
const { spawnSync } = require('node:child_process');

/** `0-2,5` → [0, 1, 2, 5] */
const listed = (text) =>
  text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/** The processors that this run may use. */
function allowed() {
  const { stdout } = spawnSync('taskset', ['-c', '-p', String(process.pid)], { encoding: 'utf8' });
  const [, list] = /: ([\d,-]+)\s*$/.exec(stdout ?? '') ?? [];
  return list === undefined ? [] : listed(list);
}

/** The last but one bears the load, the last one what is measured. With all that these processes have begun already. */
function placeOnProcessors({ load, measured }) {
  const [forMeasured, forLoad] = allowed().reverse();
  if (forLoad === undefined) return;
  const place = ({ pid }, processor) => spawnSync('taskset', ['-a', '-c', '-p', String(processor), String(pid)]);
  place(load, forLoad);
  for (const child of measured) place(child, forMeasured);
}

module.exports = { placeOnProcessors };
