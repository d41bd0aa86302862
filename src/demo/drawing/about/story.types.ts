import type { Tint } from '../backdrop';
import type { Pen } from '../pen';

/** One picture of the about page. `name` is its file's name; `tint` its wall, and its colour while it loads. */
export interface Scene {
  name: string;
  tint: Tint;
  draw: (pen: Pen, tint: Tint) => string;
}
