/** The release that is built: the version of package.json, and the commit of the folder. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const UNKNOWN = 'unknown';
const LETTERS = 10;

/** The short id of git's newest commit; undefined without git, or without a repository of the shop's own. */
function commitOfGit(folder: string): string | undefined {
  // A shop inside another project's repository would otherwise bear that project's commit.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return head.trim().slice(0, LETTERS);
  } catch {
    return undefined;
  }
}

/** @throws when COMMIT is no commit's name: a build that bears a wrong one misleads its readers */
function commitOfEnvironment(commit = ''): string | undefined {
  if (commit === '') return undefined;
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new Error(`COMMIT must be a commit's hash, and not "${commit}".`);
  return commit.slice(0, LETTERS);
}

/**
 * @param folder of the project
 * @param env COMMIT is for a build without git, as in an image (Dockerfile)
 * @returns `{ version, commit }`; the commit is 'unknown' where neither git nor COMMIT tells it
 */
export function readRelease(folder = root, env: NodeJS.ProcessEnv = process.env): { version: string; commit: string } {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: commitOfGit(folder) ?? commitOfEnvironment(env.COMMIT) ?? UNKNOWN };
}
