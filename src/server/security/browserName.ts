/**
 * What kind of browser somebody uses, in words as coarse as a person would choose: enough to know one's own again, too
 * little to tell two people apart.
 */

/** In this order: most browsers also name those that they descend from. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b|\bTablet\b/, 'a tablet'],
  [/\bMobi|\biPhone\b/, 'a phone'],
  // An Android that is not mobile.
  [/\bAndroid\b/, 'a tablet'],
  [/\b(?:Windows|Macintosh|X11|CrOS)\b/, 'a computer'],
];

/** Nothing behind this names anything new, and a head can be long. */
const LOOKED_AT = 400;

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * @param userAgent the request's head of that name @returns `Chrome on a phone`, `Firefox`; '' for what names neither
 */
export function browserName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LOOKED_AT);
  const device = firstOf(devices, text);
  const family = firstOf(families, text) ?? (device && 'A browser');
  return [family, device].filter(Boolean).join(' on ');
}
