/** The whole HTML document around a rendered page. */
import type { RenderedPage } from '../../client/app/entryServer';
import { PAGE_DATA_ID, embedJson } from '../../client/app/pageData';
import type { PageData } from '../../client/app/pageData';
import { tokenCss, colour } from '../../client/ui/theme/tokens';
import { escape } from './escape';
import { headTags } from './headTags';
import { filesOf } from './manifest';
import type { Manifest } from './manifest';

function headLinks(page: RenderedPage, manifest: Manifest): string[] {
  const { js, css } = filesOf(manifest, page.chunk);
  const picture = page.head.preloadPicture;
  return [
    ...css.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...(picture
      ? [
          `<link rel="preload" as="image" type="${escape(picture.type)}" imagesrcset="${escape(picture.srcSet)}" imagesizes="${escape(picture.sizes)}" fetchpriority="high">`,
        ]
      : []),
    ...manifest.preloadFonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${file}" crossorigin>`),
    ...js.map((file) => `<script src="/assets/${file}" defer></script>`),
  ];
}

export function renderDocument(page: RenderedPage, manifest: Manifest, api: Omit<PageData, 'state'>): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(page.head).join('\n')}
<meta name="theme-color" content="${colour.paper}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<style>${tokenCss()}</style>
${page.css}
${headLinks(page, manifest).join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script id="${PAGE_DATA_ID}" type="application/json">${embedJson({ state: page.state, ...api } satisfies PageData)}</script>
</body>
</html>
`;
}
