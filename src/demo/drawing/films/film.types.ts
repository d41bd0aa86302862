import type { Tint } from '../backdrop';

/**
 * A cloth in the wind: the renderer ripples it, the more the further from where it is held. Transparent around it, as
 * large as the film.
 */
interface Rippled {
  cloth: string;
  /** The drawing before it, such as the pegs. */
  before: string;
  /** Where it is held, and where it ends. */
  top: number;
  bottom: number;
}

/**
 * A short film that ends where it begins. `src/tools/drawing/videos` renders it; the shop itself only shows its poster.
 */
export interface Film {
  key: string;
  tint: Tint;
  /** The alt text. */
  alt: string;
  seconds: number;
  /** A whole SVG document for a moment of the loop, from 0 to 1. */
  draw(phase: number): string;
  rippled?: Rippled;
  /** A whole SVG document: the first moment. */
  poster(): string;
}

/** The lowest fifth stays calm: the page lays a button there. */
export const FILM = { width: 960, height: 1280 };
