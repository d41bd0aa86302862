import type { Tint } from '../backdrop';

/** What hangs in the wind: the renderer ripples it, more the further it is from where it is held. Drawn on nothing, as large as the film. */
interface Rippled {
  cloth: string;
  /** What stands before it, such as the pegs. */
  before: string;
  /** Where it is held, and where it ends. */
  top: number;
  bottom: number;
}

/** A short film that ends where it begins. `src/build/videos` renders it; the shop itself only shows its poster. */
export interface Film {
  key: string;
  tint: Tint;
  /** What is to be seen, for people who cannot see it. */
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
