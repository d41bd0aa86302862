/** What a colour's name looks like on a swatch. Goods, not theme: the shop's own colours are in ui/theme/tokens.ts. */
import { nameKey } from '../../../contract/rules/names';

const swatches: Readonly<Record<string, string>> = {
  beige: '#e2cbaa',
  black: '#3a3646',
  blue: '#6e9bd6',
  brown: '#a9785a',
  coral: '#ef8a76',
  cream: '#f6ead2',
  green: '#7db383',
  grey: '#aeb0bf',
  indigo: '#454c9c',
  lilac: '#c3aee0',
  maroon: '#8e3049',
  mint: '#a9dcc6',
  mustard: '#d9a035',
  navy: '#35477d',
  nude: '#e5bda2',
  olive: '#93995a',
  peach: '#f7be9c',
  pink: '#f2a3b3',
  red: '#d2524b',
  sky: '#a9d0ee',
  teal: '#4c9b9b',
  white: '#fdfbf7',
  yellow: '#f6d26b',
};

/** A colour to paint with, or undefined for a name nobody told us. */
export const swatchColour = (name: string): string | undefined => swatches[nameKey(name)];
