/** Text from other people's pages and spreadsheets → text that is fit for a shop window. */

const namedEntities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    trade: '™',
    reg: '®',
    copy: '©',
    deg: '°',
    times: '×',
    frac12: '½',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
);

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi,
    (whole, decimal: string, hex: string, name: string) => {
      if (name) return namedEntities.get(name) ?? namedEntities.get(name.toLowerCase()) ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
    },
  );
}

/** Tags go, their words stay; what a script or a style sheet says was never meant to be read. */
const stripMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(br|\/p|\/li|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ');

/**
 * Removes what nobody can see: zero-width and direction marks, soft hyphens, broken characters (U+FFFD), lone halves of
 * a character, control characters. The joiners U+200C and U+200D stay inside a word: Devanagari and emoji are spelt
 * with them.
 */
const removeInvisible = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .replace(
      /(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu,
      '',
    )
    .replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ' ')
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC');

/** Several lines, each without needless spaces; empty ones go. */
export function cleanText(text: string): string {
  return removeInvisible(stripMarkup(decodeEntities(text)))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** One line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll('\n', ' ');

/** A title that a web page cut off ends in one `…`. */
export function cleanTitle(text: string): string {
  const line = cleanLine(text);
  const dots = /(?<!\.)\.{3,}$/.exec(line);
  return dots ? `${line.slice(0, dots.index).replace(/(?<![\s,;|-])[\s,;|-]+$/, '')}…` : line;
}

/**
 * A list in one cell, whatever parts it: `Red; Blue` → `Red,Blue`. A `-` stands for none; what comes twice counts once.
 */
export function cleanList(text: string): string {
  const byKey = new Map<string, string>();
  for (const part of cleanLine(text).split(/[,;|]/)) {
    const value = part.trim();
    const key = value.toLowerCase();
    if (value !== '' && value !== '-' && !byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()].join(',');
}

/** Flags come as words, letters or numbers (decision 11). */
export const isYes = (text: string): boolean => /^(true|yes|y|1|on)$/i.test(cleanLine(text));
