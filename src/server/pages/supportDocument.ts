/**
 * The HTML around the support page and around the shop in its frame: tokens, one style sheet, one script, and an empty
 * root.
 */
import { documentTitle } from '../../client/app/head/documentTitle';
import { tokenCss } from '../../client/ui/theme/tokens';
import { escape } from './escape';
import type { Sheet } from './manifest';

/** The sheet of both documents. */
export const SUPPORT_STYLE = tokenCss();

interface SupportDocument {
  title: string;
  /** Which of the two builds of src/tools/build/supportPage.ts. */
  part: 'page' | 'shop';
  /** The root's `data-…` attributes, for the script. */
  data: Record<string, string>;
  /** Sheets in the page besides `SUPPORT_STYLE`. */
  sheets?: readonly Sheet[];
}

export function supportDocument({ title, part, data, sheets = [] }: SupportDocument): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escape(documentTitle(title))}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...sheets, { text: SUPPORT_STYLE }].map(({ text, mark = '' }) => `<style${mark}>${text}</style>`).join('\n')}
<link rel="stylesheet" href="/support/files/${part}.css">
<script src="/support/files/${part}.js" defer></script>
</head>
<body>
<div id="root"${attributes.join('')}></div>
</body>
</html>
`;
}
