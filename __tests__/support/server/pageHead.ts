/** What a crawler reads of a page: its head's tags, and what it is told in schema.org's words. */
interface ReadHead {
  title: string;
  meta: Record<string, string>;
  canonical: string | undefined;
  /** By `@type`. */
  facts: Record<string, Record<string, unknown>>;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** @throws when there are two of one tag, or facts are no JSON */
export function readHead(html: string): ReadHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const [, name = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)) {
    if (name in meta) throw new Error(`The page says ${name} twice.`);
    meta[name] = unescape(content);
  }
  const canonicals = [...head.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, href = '']) =>
    unescape(href),
  );
  if (canonicals.length > 1) throw new Error('The page has two canonical addresses.');
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const facts = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return {
    title: unescape(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta,
    canonical: canonicals[0],
    facts: Object.fromEntries(facts.map((fact) => [String(fact['@type']), fact])),
  };
}
