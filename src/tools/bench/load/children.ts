/** The processes and folders of a run, which end and go with it, also after a failure. */
const { spawn, fork } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const children = new Set();
const folders = new Set();

function keep(child) {
  cleanUpAtExit();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function makeFolder() {
  cleanUpAtExit();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
  folders.add(folder);
  return folder;
}

function dropFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

let cleansUp = false;

/** Registers the clean-up once: Ctrl-C, a kill and a fault all end here. */
function cleanUpAtExit() {
  if (cleansUp) return;
  cleansUp = true;
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143]]) process.on(signal, () => process.exit(code));
}

/** Sends a message; resolves to the next one that comes back. */
function ask(child, message) {
  return new Promise((resolve, reject) => {
    const stopped = (code) => reject(new Error(`${path.basename(child.spawnargs.at(-1))} stopped with ${code}.`));
    child.once('exit', stopped);
    child.once('message', (answer) => {
      child.off('exit', stopped);
      resolve(answer);
    });
    child.send(message);
  });
}

const probe = ['--require', path.join(__dirname, 'probe.js')];

/** Starts one of these scripts; `ask` sends it a request, `cost` among them. */
const start = (script) => keep(fork(path.join(__dirname, script), { execArgv: ['-r', 'esbuild-register', ...probe], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));

/** Starts a server of the build and waits for the line with its address; gives process, port and the time, ms. */
async function startShop(script, env) {
  const startedAt = performance.now();
  const child = keep(spawn(process.execPath, [...probe, script], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }));
  const port = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const opened = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk);
      if (opened) resolve(Number(opened[1]));
    });
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}.`)));
  });
  return { child, port, startedInMs: performance.now() - startedAt };
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

module.exports = { ask, dropFolder, end, makeFolder, runToEnd, start, startShop };
