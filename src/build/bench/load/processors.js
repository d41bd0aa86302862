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

/** What a process does in its one thread of JavaScript. Its helpers, who collect its garbage, run wherever there is room. */
const place = ({ pid }, processor) => spawnSync('taskset', ['-c', '-p', String(processor), String(pid)]);

/** For a load of many connections: the last but one bears it, the last one what is measured. */
function placeOnProcessors({ load, measured }) {
  const [forMeasured, forLoad] = allowed().reverse();
  if (forLoad === undefined) return;
  place(load, forLoad);
  for (const child of measured) place(child, forMeasured);
}

/**
 * For one question after the other: the caller waits while it is answered, and no processor must be woken in between.
 */
function placeOnOneProcessor(children) {
  const [last] = allowed().reverse();
  if (last === undefined) return;
  for (const child of children) place(child, last);
}

module.exports = { placeOnOneProcessor, placeOnProcessors };
