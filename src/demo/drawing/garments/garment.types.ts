import type { Cloth } from '../cloth';
import type { Pen } from '../pen';

/** A thing drawn around the origin, within about 340 to each side and 410 up and down. */
export interface Garment {
  art: string;
  /** Outlines of its pieces, for its shadow. */
  outline: string[];
  /** Stands on the ground at this height below the origin; flat on a table otherwise. */
  foot?: number;
}

export type DrawGarment = (pen: Pen, cloth: Cloth) => Garment;
