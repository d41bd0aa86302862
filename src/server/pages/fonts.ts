/**
 * The fonts of the shop's own texts are added together (docs/decisions/0221-server-rendered-pages.md). Each font of a
 * style sheet lays out the whole page again when it arrives, so a script of the page fetches these and adds all of them
 * at once (firstScripts). Fonts of other scripts stay in the sheet: a browser fetches them only for a glyph on the
 * page.
 */

export interface Face {
  family: string;
  weight: string;
  unicodeRange: string;
  /** An address, or the font itself (base64), which a small one is. */
  font: string;
}

const RULE =
  /@font-face\{font-family:"?([^";]+)"?;font-weight:([^;]+);font-display:swap;src:url\(([^)]+)\) format\("woff2"\);unicode-range:(U\+0020-[^}]+|U\+20B9)\}/gi;

/** Takes the rules of Latin and of the rupee sign out of a minified style sheet. */
export function takeFaces(sheet: string): { faces: Face[]; rest: string } {
  const faces: Face[] = [];
  const rest = sheet.replace(RULE, (_rule, family: string, weight: string, source: string, unicodeRange: string) => {
    faces.push({ family, weight, unicodeRange, font: source.replace(/^data:[^,]*,/, '') });
    return '';
  });
  return { faces, rest };
}

/** For a browser without scripts: the rules of the fonts that are files. */
export const faceSheet = (faces: readonly Face[]): string =>
  faces
    .filter(({ font }) => font.startsWith('/'))
    .map(
      ({ family, weight, unicodeRange, font }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${font}) format("woff2");unicode-range:${unicodeRange}}`,
    )
    .join('');
