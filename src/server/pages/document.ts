/** The whole HTML document around a rendered page. */
import type { RenderedPage } from '../../client/app/entryServer';
import type { PageHead } from '../../client/app/head/pageHead';
import { PAGE_DATA_ID, embedJson } from '../../client/app/hydration/pageData';
import type { PageData } from '../../client/app/hydration/pageData';
import { tokenCss, colour } from '../../client/ui/theme/tokens';
import type { ShopFacts } from '../../contract/words';
import { escape } from './escape';
import { beforeHydration } from './beforeHydration';
import { firstLayoutScript } from './firstLayout';
import { loaderScript } from './firstScripts';
import { faceSheet } from './fonts';
import { cssVarsSheet } from './styleVariables';
import { filesOf } from './manifest';
import { orderKeyScript } from './orderKey';
import type { Manifest, Sheet } from './manifest';

/** Comes before everything that could take its bandwidth. */
function preloadedPicture({ head: { preloadPicture: picture } }: RenderedPage): string {
  if (!picture) return '';
  const type = picture.type === undefined ? '' : ` type="${escape(picture.type)}"`;
  return `<link rel="preload" as="image"${type} imagesrcset="${escape(picture.srcSet)}" imagesizes="${escape(picture.sizes)}" fetchpriority="high">\n`;
}

/**
 * Inline, since a linked sheet would cost a round trip before anything is visible. The client's chunk loader finds them
 * by their addresses.
 */
const pageStyles = (files: readonly string[], { styles }: Manifest): Sheet[] =>
  files.map((file) => ({ text: styles[file] ?? '', mark: ` data-href="/assets/${file}"` }));

/**
 * For secret addresses: Chromium sends the page's whole address with the request for a font of an inline style, against
 * the referrer policy.
 */
const linkedStyles = (files: readonly string[]): string[] =>
  files.map((file) => `<link rel="stylesheet" href="/assets/${file}">`);

/** Of an order's page, whose address may bear its key. */
const ORDER_CHUNK = 'screen-order';

export interface WholeDocument {
  html: string;
  /** Its inline sheets, for its content policy. */
  styles: string[];
  /** Its style attributes, likewise: Ant Design's Sider has its width in one. */
  styleAttributes: string[];
}

/** Texts of shoppers and staff are escaped, so every match is the frame's own element. */
const siderStyles = (html: string): string[] =>
  [...html.matchAll(/<aside class="ant-layout-sider[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);

/**
 * @param shop the facts that it says of itself
 * @param isSecret whether no other site may learn the page's address
 */
export function renderDocument(
  page: RenderedPage,
  manifest: Manifest,
  api: Omit<PageData, 'state' | 'build'>,
  shop: ShopFacts,
  isSecret = false,
): WholeDocument {
  const { js, css } = filesOf(manifest, page.chunk, page.lazyChunk);
  const vars = cssVarsSheet(page.html);
  const sheets: Sheet[] = [
    ...manifest.variables,
    { text: tokenCss() },
    ...(isSecret ? [] : pageStyles(css, manifest)),
    ...(vars === '' ? [] : [{ text: vars }]),
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
${page.chunk === ORDER_CHUNK ? `${orderKeyScript}\n` : ''}${firstLayoutScript}
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

/** The tags for search engines and link previews, in order; each part of the head says here what is written of it. */
function headTags({ title, description, canonical, listed, openGraph, twitterCard, facts }: PageHead): string[] {
  const tagsOf: Record<keyof PageHead, string[]> = {
    title: [`<title>${escape(title)}</title>`],
    description: [`<meta name="description" content="${escape(description)}">`],
    listed: listed ? [] : ['<meta name="robots" content="noindex, follow">'],
    canonical: canonical === null ? [] : [`<link rel="canonical" href="${escape(canonical)}">`],
    openGraph: openGraph.map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    twitterCard: [`<meta name="twitter:card" content="${twitterCard}">`],
    // Data, not a script: browsers run nothing of this type, and the content policy allows it.
    facts: facts.map((fact) => `<script type="application/ld+json">${embedJson(fact)}</script>`),
    // Comes before all of these (preloadedPicture).
    preloadPicture: [],
  };
  return Object.values(tagsOf).flat();
}
