/** Saved visits of earlier releases (fixtures/visits), as /support opens them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseBundle } from '../../../src/client/lib/supportBundle';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { toPresentBundle } from '../../../src/replay/earlierReleases';

/** @param name of the file, without its ending */
export function earlierVisit(name: string): SupportBundle {
  const parsed = parseBundle(readFileSync(path.join(__dirname, `../../fixtures/visits/${name}.json`), 'utf8'));
  if ('fault' in parsed) throw new Error(parsed.fault);
  return toPresentBundle(parsed.bundle);
}
