import { darker, lighter, lightness, mix } from './colour';

export type PatternName =
  'solid' | 'dots' | 'paisley' | 'stripes' | 'gingham' | 'stars' | 'leaves' | 'buti' | 'leheriya' | 'bandhani';

/** `deep`: pale motifs on a dyed ground. `pale`: dyed motifs on a ground that is a breath of the same colour. */
export type Ground = 'deep' | 'pale';

/** The cloth of a piece. Colours are `#RRGGBB`. */
export interface Cloth {
  pattern: PatternName;
  /** The ground of the fabric. */
  base: string;
  /** The printed motif. */
  motif: string;
  /** The motif's small second colour. */
  spark: string;
  /** Binding, cuffs, ties and other parts cut from a plain second fabric. */
  trim: string;
}

interface Dye {
  /** The colour that the name means, as a dyed cloth. */
  dyed: string;
  spark: string;
  /** A trim that sits well beside it. */
  beside: string;
}

/** The dye of every colour name in the catalogue. */
const DYES: Record<string, Dye> = {
  Blue: { dyed: '#6E9BD6', spark: '#F6C667', beside: '#3C66AA' },
  Sky: { dyed: '#A9D0EE', spark: '#F3B49B', beside: '#6A9CC9' },
  Navy: { dyed: '#35477D', spark: '#F0B95A', beside: '#E4D9C3' },
  Indigo: { dyed: '#454C9C', spark: '#F1C177', beside: '#E9E2F4' },
  Red: { dyed: '#D2524B', spark: '#F8D08A', beside: '#A93A3F' },
  Maroon: { dyed: '#8E3049', spark: '#E9B45B', beside: '#D9A24A' },
  Pink: { dyed: '#F2A3B3', spark: '#FFE1A8', beside: '#D96F8B' },
  Peach: { dyed: '#F7BE9C', spark: '#E58A6E', beside: '#E2896A' },
  Coral: { dyed: '#EF8A76', spark: '#FCE0A6', beside: '#C95F55' },
  Yellow: { dyed: '#F6D26B', spark: '#F08F6A', beside: '#DFA032' },
  Mustard: { dyed: '#D9A035', spark: '#D8714F', beside: '#8E4A3C' },
  Green: { dyed: '#7DB383', spark: '#F7D488', beside: '#3F8060' },
  Mint: { dyed: '#A9DCC6', spark: '#F8B9A8', beside: '#5FA98D' },
  Olive: { dyed: '#93995A', spark: '#F1D58A', beside: '#5F6638' },
  Teal: { dyed: '#4C9B9B', spark: '#F6C98B', beside: '#2C6C72' },
  Lilac: { dyed: '#C3AEE0', spark: '#FBDDA5', beside: '#8B70B8' },
  White: { dyed: '#FDFBF7', spark: '#E9B9A6', beside: '#B9C6DE' },
  Cream: { dyed: '#F6EAD2', spark: '#D88C6B', beside: '#C99F6B' },
  Beige: { dyed: '#E2CBAA', spark: '#B5784F', beside: '#B08A5F' },
  Nude: { dyed: '#E5BDA2', spark: '#CF8F70', beside: '#C99578' },
  Brown: { dyed: '#A9785A', spark: '#F4DFC0', beside: '#7A5139' },
  Grey: { dyed: '#AEB0BF', spark: '#FBE3B8', beside: '#74778E' },
  Black: { dyed: '#3A3646', spark: '#D9A86C', beside: '#6C667F' },
};

const UNDYED: Dye = { dyed: '#F3E3C6', spark: '#E08E6D', beside: '#C58B5A' };

export const COLOUR_NAMES = Object.keys(DYES);

/** The cloth of a colour name in a pattern; undyed cream cotton for an unknown or empty name. */
export function clothOf(colour: string, pattern: PatternName, ground: Ground = 'deep'): Cloth {
  const { dyed, spark, beside } = DYES[colour] ?? UNDYED;
  const isWhite = lightness(dyed) > 0.9;
  if (ground === 'pale' && !isWhite) {
    const motif = lightness(dyed) > 0.72 ? darker(mix(dyed, beside, 0.45), 0.04) : dyed;
    return {
      pattern,
      base: lighter(dyed, 0.76),
      motif,
      spark: mix(spark, beside, 0.15),
      trim: mix(dyed, beside, 0.35),
    };
  }
  const motif = isWhite ? mix(beside, '#7F97C6', 0.5) : lighter(dyed, lightness(dyed) > 0.62 ? 0.74 : 0.8);
  return { pattern, base: dyed, motif, spark, trim: beside };
}

/** The same cloth without its print. */
export function plain(cloth: Cloth): Cloth {
  return { ...cloth, pattern: 'solid' };
}

/** The cloth that the trim is cut from. */
export function trimCloth(cloth: Cloth): Cloth {
  return { ...cloth, pattern: 'solid', base: cloth.trim, trim: cloth.base };
}
