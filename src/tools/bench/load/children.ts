/** The processes and folders of a run, which end and go with it, also after a failure. */
import { spawn, fork, type ChildProcess, type Serializable } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const children = new Set<ChildProcess>();
const folders = new Set<string>();

function keep<T extends ChildProcess>(child: T): T {
  cleanUpAtExit();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export function makeFolder(): string {
  cleanUpAtExit();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
  folders.add(folder);
  return folder;
}

export function dropFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

let cleansUp = false;

/** Registers the clean-up once: Ctrl-C, a kill and a fault all end here. */
function cleanUpAtExit(): void {
  if (cleansUp) return;
  cleansUp = true;
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.on(signal, () => process.exit(code));
}

/** Sends a message; resolves to the next one that comes back, which the caller knows the shape of. */
export function ask<T>(child: ChildProcess, message: Serializable): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopped = (code: number | null): void =>
      reject(new Error(`${path.basename(child.spawnargs.at(-1) ?? 'A process')} stopped with ${code}.`));
    child.once('exit', stopped);
    child.once('message', (answer: unknown) => {
      child.off('exit', stopped);
      resolve(answer as T);
    });
    child.send(message);
  });
}

const probe = ['--require', path.join(__dirname, 'probe.js')];

/** Starts one of these scripts; `ask` sends it a request, `cost` among them. */
export const start = (script: 'bareServer.ts' | 'load.ts'): ChildProcess =>
  keep(
    fork(path.join(__dirname, script), {
      execArgv: ['-r', 'esbuild-register', ...probe],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );

export interface StartedShop {
  child: ChildProcess;
  port: number;
  startedInMs: number;
}

/** Starts a server of the build and waits for the line with its address. */
export async function startShop(script: string, env: NodeJS.ProcessEnv): Promise<StartedShop> {
  const startedAt = performance.now();
  const child = keep(spawn(process.execPath, [...probe, script], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      const opened = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk);
      if (opened) resolve(Number(opened[1]));
    });
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}.`)));
  });
  return { child, port, startedInMs: performance.now() - startedAt };
}

/** Runs a program to its end; gives what it wrote. */
export function runToEnd(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = keep(spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.once('exit', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${args.join(' ')} stopped with ${code}:\n${said}`)),
    );
  });
}
