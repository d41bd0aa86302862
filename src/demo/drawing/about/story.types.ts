import type { Tint } from '../backdrop';
import type { Pen } from '../pen';

/** One picture of a page about the shop. `name` is its file's name; `tint` its wall, and the stand-in colour while it loads. */
export interface Scene {
  name: string;
  tint: Tint;
  draw: (pen: Pen, tint: Tint) => string;
}
