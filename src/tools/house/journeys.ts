/** The ways through the shop that ARCHITECTURE.md follows, file by file, each under a heading of its own. */
import { isThere, readText } from './codeFiles';

const PAGE = 'ARCHITECTURE.md';

/** What a journey is called, and the heading that it stands under. */
const JOURNEYS = [
  ['add to cart', /^add to cart/i],
  ['filter', /^filter/i],
  ["an order's amount", /^(?:an )?order['’]s amount/i],
  ['first view', /^(?:a page['’]s |the )?first view/i],
] as const;

export interface Journey {
  name: string;
  /** Each once, in the order of the page; none where the page does not list them. */
  files: { file: string; isThere: boolean }[];
}

/** `src/client/api/cartApi.ts`, in backticks or as a link's address. */
const named = /(?<=[`(])(?:src|__tests__)\/[\w./-]+\.\w+(?=[`)])/g;

/** @returns the four journeys, whatever the page says of them */
export function journeysOf(root: string): Journey[] {
  const page = isThere(root, PAGE) ? readText(root, PAGE) : '';
  const sections = page.split(/^#+ /m).slice(1);
  return JOURNEYS.map(([name, heading]) => {
    const section = sections.find((text) => heading.test(text)) ?? '';
    const files = [...new Set([...section.matchAll(named)].map(([file]) => file))];
    return { name, files: files.map((file) => ({ file, isThere: isThere(root, file) })) };
  });
}
