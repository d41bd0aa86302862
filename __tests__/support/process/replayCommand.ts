/** `npm run replay -- …` on what was built, as a process of its own. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { inTime } from '../lib/until';

const root = path.resolve(__dirname, '../../..');
const start = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [path.join(root, 'dist/server/replay.js'), ...args, '--no-open'], {
    env: { ...process.env, ...env },
    cwd: root,
  });

/** Serves a file until `close`. */
export async function startReplay(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; close: () => Promise<number | null> }> {
  const child = start(args, env);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const opened = new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open at (http:\/\/\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`It ended: ${said}`)));
  });
  const url = await inTime('the replay to open', opened);
  return {
    url,
    close: () => {
      child.kill('SIGTERM');
      return inTime('the replay to end at a SIGTERM', ended);
    },
  };
}

/** For what cannot be served: how it ends and what it says. */
export async function failReplay(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = start(args, {});
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const code = await inTime('the replay to say what is wrong', ended);
  return { code, said };
}
