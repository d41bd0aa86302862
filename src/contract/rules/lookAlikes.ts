/**
 * What a reader takes a word for, whatever its letters are: case, accents, full-width and decorated forms and letters
 * of other alphabets that look like Latin ones are one. The table holds what can pass in a name; Unicode's own (UTS 39)
 * has thousands of rows.
 */
const alike: Readonly<Record<string, string>> = {
  a: '4@ɑаαΑᴀᎪꓮΛᗩ',
  b: '86бƀɓьъвЬВβΒʙᏴꓐᏮᗷ',
  c: '¢сςᴄᏟꓚᑕ',
  d: 'ԁđᴅᎠꓓ',
  e: '3еєεΕᴇᎬꓰ',
  f: 'ƒꜰꓝ',
  g: 'ɡɢցᏀꓖ',
  h: 'һнΗħհʜᎻꓧђћᕼ',
  j: 'јյϳȷᴊᎫꓙʝᒍ',
  k: 'кκΚĸᴋᏦꓗ',
  l: '1i!|ıіӏιΙłʟɪլᏞꓡꓲᒪλ',
  m: 'мΜᴍᎷꓟ',
  n: 'пηΝոɴꓠ',
  o: '0оοΟσøօᴏꓳ',
  p: 'рρΡᴘᏢꓑ',
  q: 'ԛգ',
  r: 'гʀᎡꓣ',
  s: '5$ѕꜱꓢ',
  t: '7тτΤŧᴛᎢꓔ',
  u: 'υսᴜꓴ',
  v: 'ѵνᴠᏙꓦ',
  w: 'ԝωᴡᎳꓪ',
  x: 'хχΧꓫ',
  y: 'уγΥᴛʏꓬ',
  z: 'ΖᴢᏃꓜ',
};
const latin = new Map(
  Object.entries(alike).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** Letters in black circles, in black squares, and those of flags, each from A on: to Unicode they are no letters. */
const decorated = [0x1f150, 0x1f170, 0x1f1e6] as const;

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = decorated.find((from) => code >= from && code < from + 26);
  const plain = first === undefined ? sign : String.fromCharCode(0x61 + code - first);
  const lower = plain.toLowerCase();
  return latin.get(plain) ?? latin.get(lower) ?? latin.get(plain.toUpperCase()) ?? lower;
}

/** Accents, and what is not seen at all. */
const unseen = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu;

/** A text's words as they look, without punctuation; `and` stands for `&` and is left out like it. */
export function lookOf(text: string): string[] {
  const plain = [...text.normalize('NFKD').replace(unseen, '')].map(letterOf).join('');
  return plain
    .split(/\s+/)
    .map(bareWord)
    .filter((word) => word !== '' && word !== 'and');
}

const bareWord = (word: string): string =>
  word
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
