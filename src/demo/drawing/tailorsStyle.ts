import { LIGHT, SHADE } from './colour';

/** The styles of all pieces, once in the head of each drawing. */
export const TAILORS_STYLE =
  `.turn,.edge,.seam,.stitch,.band,.cast{fill:none}.edge{stroke-width:3px;stroke-opacity:.75}.turn{stroke:${SHADE};stroke-width:34px}.edge,.band,.cast{stroke-linejoin:round}` +
  `.seam,.stitch{stroke-linecap:round}.seam{stroke-opacity:.8}.stitch{stroke-dasharray:11 8 9 8 12 9 10 7}.cast{stroke:${SHADE}}.shade{fill:${SHADE}}.lit{fill:${LIGHT}}`;
