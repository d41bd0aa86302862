/**
 * The built shop once more, as the next release of it: every script and style sheet has another name and is at no other
 * place.
 */
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const named = /\.([0-9a-f]{8})\.(js|css)$/;
const written = /\.(js|css|json|html)$/;

export interface Release {
  /** For `startShop` and `ShopProcess.start`. */
  dist: string;
  /** As a release that was copied only by half has it; gives what puts the scripts back. */
  lose: (chunk: string) => Promise<() => Promise<void>>;
  remove: () => Promise<void>;
}

async function renameFiles(dist: string): Promise<void> {
  const client = path.join(dist, 'client');
  const names = await readdir(client);
  // The compressed copies still tell the former names; without them the server sends the files as they are.
  await Promise.all(names.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(path.join(client, name))));
  const files = names.filter((name) => written.test(name));
  const hashes = files.flatMap((name) => named.exec(name)?.[1] ?? []);
  // Else the next release would have the names of this one, and no tab would be an old one.
  if (hashes.length === 0) throw new Error(`No file of ${client} has a hash in its name`);
  const next = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of [...files.map((name) => path.join(client, name)), path.join(dist, 'manifest.json')]) {
    await writeFile(file, next(await readFile(file, 'utf8')));
  }
  for (const name of files) await rename(path.join(client, name), path.join(client, next(name)));
}

export async function nextRelease(): Promise<Release> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'next-release-'));
  const dist = path.join(home, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
  await renameFiles(dist);
  const scriptsOf = async (chunk: string) => {
    const { chunks } = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8')) as {
      chunks: Record<string, { js: string[] }>;
    };
    return (chunks[chunk]?.js ?? []).filter((name) => name.startsWith(`${chunk}.`));
  };
  return {
    dist,
    lose: async (chunk) => {
      const files = (await scriptsOf(chunk)).map((name) => path.join(dist, 'client', name));
      await Promise.all(files.map((file) => rename(file, `${file}.lost`)));
      return async () => void (await Promise.all(files.map((file) => rename(`${file}.lost`, file))));
    },
    remove: () => rm(home, { recursive: true }),
  };
}
