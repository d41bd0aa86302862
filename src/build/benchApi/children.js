/** The processes and folders of a run. Whatever happens, they go when the run goes. */
const { spawn, fork } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const children = new Set();
const folders = new Set();

function keep(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function makeFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
  folders.add(folder);
  return folder;
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function cleanUp() {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/** Ctrl-C, a kill and a fault all come this way. */
function cleanUpAtExit() {
  process.on('exit', cleanUp);
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143]]) process.on(signal, () => process.exit(code));
}

/** Starts a script with a message and gives the child and its first answer. */
async function forkWith(script, message) {
  const child = keep(fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  const answered = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${path.basename(script)} stopped with ${code}.`)));
  });
  child.send(message);
  return { child, answer: await answered };
}

/** Runs a program to its end; gives what it wrote. */
function runToEnd(script, args, env) {
  return new Promise((resolve, reject) => {
    const child = keep(spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`${args.join(' ')} stopped with ${code}:\n${said}`))));
  });
}

module.exports = { cleanUpAtExit, end, forkWith, keep, makeFolder, runToEnd };
