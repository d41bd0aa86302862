/**
 * Which colours the explorer offers (docs/requirements.md section 2, Home page; decision 39); what they look like:
 * swatchColours.ts, which comes with the explorer and not with the first page.
 */
import { countsThings } from '../../lib/colourDebris';
import { COLOUR_SWATCHES, DEFAULT_COLOUR } from '../../lib/constants';

const isDefault = (name: string) => name.toLowerCase() === DEFAULT_COLOUR.toLowerCase();

/** A swatch has no room for what is merely likely to be a colour: no figures and no signs. */
const noColour = /[^\p{L}\p{M}\s&.'’/]/u;
const isDebris = (name: string): boolean => noColour.test(name) || countsThings.test(name);

/**
 * At most `COLOUR_SWATCHES`; names that are empty or hold a hyphen, or were never a colour's, are left out. Blue is
 * among them when the shop has it.
 */
export function swatchNames(sent: readonly string[]): string[] {
  const seen = new Set<string>();
  const usable = sent
    .flatMap((one) => one.split(','))
    .map((name) => name.trim())
    .filter((name) => {
      const key = name.toLowerCase();
      if (name === '' || isDebris(name) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const blue = usable.findIndex(isDefault);
  const first = usable.slice(0, COLOUR_SWATCHES);
  const name = usable[blue];
  return blue < COLOUR_SWATCHES || name === undefined ? first : [...first.slice(0, -1), name];
}

/** The chosen one while it is on offer, else Blue, else the first. */
export const shownColour = (names: readonly string[], chosen: string | null): string | undefined =>
  names.find((name) => name === chosen) ?? names.find(isDefault) ?? names[0];
