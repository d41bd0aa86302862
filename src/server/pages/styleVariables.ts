/**
 * The CSS variables of single elements (client/ui/useLook) as one style sheet, which the page's content policy can name
 * by its hash. It could not name style attributes.
 */

/** Matches no text that could end a rule or the sheet, or fetch anything. */
const look = / data-look="(--[a-z-]+:[#%.\w-]+(?:;--[a-z-]+:[#%.\w-]+)*;?)"/g;

/**
 * One rule for each different attribute in the markup. A page's text cannot forge one: its quotation marks are escaped.
 */
export function lookSheet(html: string): string {
  const looks = new Set(Array.from(html.matchAll(look), ([, found = '']) => found));
  return [...looks].map((found) => `[data-look="${found}"]{${found}}`).join('');
}
