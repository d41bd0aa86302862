/**
 * The CSS variables of single elements (client/ui/useCssVars) as one style sheet, which the page's content policy can
 * name by its hash. It could not name style attributes.
 */

/** Matches no text that could end a rule or the sheet, or fetch anything. */
const attribute = / data-vars="(--[a-z-]+:[#%.\w-]+(?:;--[a-z-]+:[#%.\w-]+)*;?)"/g;

/**
 * One rule for each different attribute in the markup. A page's text cannot forge one: its quotation marks are escaped.
 */
export function cssVarsSheet(html: string): string {
  const values = new Set(Array.from(html.matchAll(attribute), ([, value = '']) => value));
  return [...values].map((value) => `[data-vars="${value}"]{${value}}`).join('');
}
