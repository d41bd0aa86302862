import { tight } from './path';
import { TAILORS_STYLE } from './tailorsStyle';

/** Collects the definitions of one drawing. Ids are short and given in order, so the same drawing is the same text. */
export interface Pen {
  /** Defines something once per key and gives its id. */
  define(key: string, make: (id: string) => string): string;
  /** Every definition so far, for the head of the document. */
  definitions(): string;
}

export function createPen(): Pen {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  return {
    define(key, make) {
      const known = ids.get(key);
      if (known) return known;
      const id = `d${ids.size.toString(36)}`;
      ids.set(key, id);
      parts.push(make(id));
      return id;
    },
    definitions: () => parts.join(''),
  };
}

/** A whole SVG document from the body that `draw` makes. */
export function sheet(width: number, height: number, draw: (pen: Pen) => string): string {
  const pen = createPen();
  const body = draw(pen);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${TAILORS_STYLE}</style>`;
  return tight(`${head}<defs>${pen.definitions()}</defs>${body}</svg>`);
}

/** Places a drawing made around the origin. `turn` in degrees. */
export function place(art: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn ? ` rotate(${turn})` : '';
  const zoom = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}${zoom}">${art}</g>`;
}

/** Names a piece of art, so that it can be placed again for a few bytes. */
export function stencil(pen: Pen, art: string): string {
  const id = pen.define(`stencil ${art}`, (name) => `<g id="${name}">${art}</g>`);
  return `<use href="#${id}"/>`;
}

/** The art on the other side of the vertical axis. */
export function flipped(art: string): string {
  return `<g transform="scale(-1 1)">${art}</g>`;
}
