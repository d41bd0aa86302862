/**
 * What single elements of a page look like (client/ui/useLook), as a sheet: it can be named by its hash in the page's content policy,
 * as style attributes cannot.
 */

/** Nothing that could end a rule or the sheet, and nothing that is fetched: whatever else stands there is no look. */
const look = / data-look="(--[a-z-]+:[#%.\w-]+(?:;--[a-z-]+:[#%.\w-]+)*;?)"/g;

/** One rule for each look in the markup. Text of a page cannot pass for a look: its quotation marks are escaped. */
export function lookSheet(html: string): string {
  const looks = new Set(Array.from(html.matchAll(look), ([, found = '']) => found));
  return [...looks].map((found) => `[data-look="${found}"]{${found}}`).join('');
}
