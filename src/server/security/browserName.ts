/**
 * The kind of a browser, in words as coarse as a person would choose: enough for members to recognise their own, too
 * little to tell two people apart.
 */

/** In this order, since most browsers also name those that they descend from. */
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

/** Characters that are read: the header may be long, and what comes later names nothing new. */
const LOOKED_AT = 400;

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * @param userAgent the request's header of that name
 * @returns `Chrome on a phone`, `Firefox`; '' where neither a browser nor a device is known
 */
export function browserName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LOOKED_AT);
  const device = firstOf(devices, text);
  const family = firstOf(families, text) ?? (device && 'A browser');
  return [family, device].filter(Boolean).join(' on ');
}
