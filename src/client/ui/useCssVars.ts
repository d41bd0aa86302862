/**
 * Custom properties of one element, for what its style sheet cannot know: a picture's tint, how far a slider stands.
 * The content policy lets no style attribute stand in a page, so the server writes them into a sheet of that page
 * (server/pages/styleVariables.ts), by this attribute, and a script sets them in the browser, which the policy allows
 * (docs/decisions/0202-content-security-policy.md).
 */
import { useCallback } from 'react';
import type { RefCallback } from 'react';

export interface CssVars {
  'data-vars': string | undefined;
  ref: RefCallback<HTMLElement>;
}

/** @param properties numbers, percentages and colours; those that are undefined are left to the style sheet */
export function useCssVars(properties: Readonly<Record<`--${string}`, string | number | undefined>>): CssVars {
  const said = Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]));
  const vars = said.join(';');
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element && (vars !== '' || element.style.length > 0)) element.style.cssText = vars;
    },
    [vars],
  );
  return { 'data-vars': vars || undefined, ref };
}
