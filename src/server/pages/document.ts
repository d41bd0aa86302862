/** The whole HTML document around a rendered page. */
import type { RenderedPage } from '../../client/app/entryServer';
import type { PageHead } from '../../client/app/head/pageHead';
import { PAGE_DATA_ID, embedJson } from '../../client/app/hydration/pageData';
import type { PageData } from '../../client/app/hydration/pageData';
import { tokenCss, colour } from '../../client/ui/theme/tokens';
import type { ShopFacts } from '../../contract/words';
import { escape } from './escape';
import { beforeHydration } from './beforeHydration';
import { freshScript, loaderScript } from './firstScripts';
import { faceSheet } from './fonts';
import { lookSheet } from './looks';
import { filesOf } from './manifest';
import type { Manifest, Sheet } from './manifest';

/** Before everything that could take its line. */
function preloadedPicture({ head: { preloadPicture: picture } }: RenderedPage): string {
  if (!picture) return '';
  return `<link rel="preload" as="image" type="${escape(picture.type)}" imagesrcset="${escape(picture.srcSet)}" imagesizes="${escape(picture.sizes)}" fetchpriority="high">\n`;
}

/** In the page itself: a sheet of its own would cost a way to the shop and back before anything is seen. The browser's build knows them by their addresses. */
const pageStyles = (files: readonly string[], { styles }: Manifest): Sheet[] => files.map((file) => ({ text: styles[file] ?? '', mark: ` data-href="/assets/${file}"` }));

/** Chromium tells a font's server the page's whole address when styles inside the page ask for it, whatever the referrer policy says. */
const linkedStyles = (files: readonly string[]): string[] => files.map((file) => `<link rel="stylesheet" href="/assets/${file}">`);

export interface WholeDocument {
  html: string;
  /** The sheets that stand in it, for its content policy. */
  styles: string[];
  /** The style attributes in it, likewise: Ant Design's Sider carries its width in one. */
  styleAttributes: string[];
}

/** What a shopper or a seller wrote is escaped: the element is the frame's own. */
const siderStyles = (html: string): string[] =>
  [...html.matchAll(/<aside class="ant-layout-sider[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);

/**
 * @param shop what it says of itself
 * @param isSecret whether the page's address is nobody else's to know
 */
export function renderDocument(
  page: RenderedPage,
  manifest: Manifest,
  api: Omit<PageData, 'state' | 'build'>,
  shop: ShopFacts,
  isSecret = false,
): WholeDocument {
  const { js, css } = filesOf(manifest, page.chunk, page.lateChunk);
  const looks = lookSheet(page.html);
  const sheets: Sheet[] = [
    ...manifest.variables,
    { text: tokenCss() },
    ...(isSecret ? [] : pageStyles(css, manifest)),
    ...(looks === '' ? [] : [{ text: looks }]),
  ];
  const faces = isSecret ? [] : manifest.faces;
  const withoutScripts = faces.length === 0 ? [] : [faceSheet(faces)];
  const styles = [
    ...(isSecret ? linkedStyles(css) : []),
    ...withoutScripts.map((text) => `<noscript><style>${text}</style></noscript>`),
    ...sheets.map(({ text, mark = '' }) => `<style${mark}>${text}</style>`),
  ];
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${freshScript}
${preloadedPicture(page)}${headTags(page.head).join('\n')}
<meta name="theme-color" content="${colour.paper}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${styles.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
${beforeHydration(shop)}
<script id="${PAGE_DATA_ID}" type="application/json">${embedJson({ state: page.state, ...api, build: manifest.release } satisfies PageData)}</script>
${loaderScript({ files: js, faces })}
</body>
</html>
`;
  return {
    html,
    styles: [...withoutScripts, ...sheets.map(({ text }) => text)],
    styleAttributes: siderStyles(page.html),
  };
}

/** What search engines and link previews read of a page. */
function headTags({ title, description, canonical, listed, openGraph, twitterCard, facts }: PageHead): string[] {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(listed ? [] : ['<meta name="robots" content="noindex, follow">']),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escape(canonical)}">`]),
    ...openGraph.map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    `<meta name="twitter:card" content="${twitterCard}">`,
    // Data, not a script: browsers run nothing of this type, and the content policy lets it stand.
    ...facts.map((fact) => `<script type="application/ld+json">${embedJson(fact)}</script>`),
  ];
}
