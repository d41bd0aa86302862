import { spawn } from 'node:child_process';

/**
 * Runs a command, for `ms` at most.
 * @returns its output
 * @throws when there is no such command
 */
export const runBounded = (command: string, args: readonly string[], ms: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`There is no ${command} here. Debian has it: apt-get install ${command}.`)
          : error,
      ),
    );
    child.once('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
