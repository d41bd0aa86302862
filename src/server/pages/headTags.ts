/** What search engines and link previews read of a page, as HTML. */
import type { PageHead } from '../../client/app/head/pageHead';
import { embedJson } from '../../client/app/pageData';
import { escape } from './escape';

export function headTags({ title, description, canonical, listed, openGraph, twitterCard, facts }: PageHead): string[] {
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
