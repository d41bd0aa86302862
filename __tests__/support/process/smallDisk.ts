/**
 * Disks that fill up. As root a real one of a few megabytes; anybody may limit how large a process lets its files
 * become.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { errorCode } from '../../../src/server/lib/errorCode';

const mount = (folder: string, megabytes: number): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
const unmount = (folder: string): void => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });

/** Whether this user may mount a disk here; a container may forbid it even to root. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-disk-'));
  try {
    mount(folder, 1);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Another disk on this empty folder. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mount(folder, megabytes);
  const ballast = path.join(folder, 'ballast');
  return {
    /** To the last byte. */
    fill: async (): Promise<void> => {
      const handle = await open(ballast, 'w');
      try {
        for (let size = 64 * 1024; size >= 1;) {
          try {
            await handle.appendFile(Buffer.alloc(size));
          } catch (error) {
            if (errorCode(error) !== 'ENOSPC') throw error;
            size = Math.floor(size / 2);
          }
        }
      } finally {
        await handle.close();
      }
    },
    makeRoom: (): Promise<void> => rm(ballast, { force: true }),
    unmount: (): void => unmount(folder),
  };
}

/** How large the process lets any of its files become from now on; undefined lifts it again. */
export function limitFiles(pid: number, bytes: number | undefined): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`], { stdio: 'ignore' });
}
