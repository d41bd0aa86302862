import type { Ground, PatternName } from '../drawing/cloth';
import type { SilhouetteName } from '../drawing/wardrobe';
import type { FabricName } from './fabrics';

/** The setting of a product's third picture; the others are its front and its cloth. */
export type Setting = 'folded' | 'line' | 'hanger' | 'basket' | 'room';

/**
 * The parts of a product's drawings: silhouette, print, ground of the cloth, and the setting of the third picture where
 * it is not the silhouette's usual one.
 */
export type Drawing = readonly [SilhouetteName, PatternName, Ground?, Setting?];

/** One product as the shop-keeper writes it down. Prices are whole rupees. */
export interface CatalogueItem {
  name: string;
  /** Subcategory, or '' for none. */
  sub: string;
  brand: string;
  style: string;
  type: string;
  sizes: readonly string[];
  colours: readonly string[];
  fabric: FabricName;
  mrp: number;
  rate: number;
  /** Deal of the day. */
  deal?: number;
  /** Set only where it matters; otherwise a few dozen. */
  stock?: number;
  lightning?: boolean;
  offered?: boolean;
  topSeller?: number;
  draw: Drawing;
  about: string;
  /** Bullets of this product alone: fit, making, content of the packet. Those of fabric and care are added. */
  notes: readonly string[];
}

export interface CatalogueCategory {
  category: string;
  items: readonly CatalogueItem[];
}

export const PREEMIE = ['Preemie'];
export const NEWBORN = ['Preemie', '0-3 M'];
export const INFANT = ['0-3 M', '3-6 M'];
export const BABY = ['0-3 M', '3-6 M', '6-12 M'];
export const TODDLER = ['6-12 M', '1-2 Y', '2-3 Y'];
export const CHILD = ['2-3 Y', '3-4 Y', '4-5 Y', '5-6 Y'];
export const GROWING = ['1-2 Y', '2-3 Y', '3-4 Y', '4-5 Y'];
export const ADULT = ['S', 'M', 'L', 'XL'];
export const FREE = ['Free size'];
export const NO_SIZE: readonly string[] = [];
export const NO_COLOUR: readonly string[] = [];

export const JC = 'Jhabla & Co.';
export const KATLI = 'Kaju Katli Kids';
export const SQUIRRELS = 'Two Squirrels';
export const MOGRA = 'Moonbeam & Mogra';
export const PEACOCK = 'Sleepy Peacock';
export const LADDOO = 'Laddoo Lane';
export const CHANDA = 'Chanda Mama Cradle Works';
export const MANGO = 'Brave Mango';
