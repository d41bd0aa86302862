/** Copies the files that the server serves at `/` as they are: those of public/, and the pictures drawn for them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeBrandImages } from './brandImages';

const root = path.join(__dirname, '../../..');

export async function makePublicFiles(): Promise<void> {
  const folder = path.join(root, 'dist/public');
  // A file that was removed from public/ must not be served any longer.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.cp(path.join(root, 'public'), folder, { recursive: true });
  await makeBrandImages(folder);
}
