import { createHash } from 'node:crypto';
import type { DemoPicture } from './demoShop.types';

/** Collects the pictures as they are drawn. */
export interface Album {
  /** Adds a drawing and returns its name. The same drawing under the same key is kept once. */
  add(key: string, svg: string, size: { width: number; height: number }, tint: string, alt: string): string;
  pictures(): DemoPicture[];
}

export function createAlbum(): Album {
  const pages = new Map<string, DemoPicture>();
  return {
    add(key, svg, { width, height }, tint, alt) {
      const slug = key
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      const name = `${slug}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
      if (!pages.has(name))
        pages.set(name, { name, svg, width, height, tint: tint.replace('#', '').toLowerCase(), alt });
      return name;
    },
    pictures: () => [...pages.values()],
  };
}
