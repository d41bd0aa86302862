/** Draws a QR code on the server, so that no browser loads the encoder. */
import { encodeQR } from 'qr';

/** Light dots around it, which readers need to find it (ISO/IEC 18004). */
const QUIET = 4;

/** @returns dots along a side, and the dark ones as the path of an SVG in which a dot is one unit wide */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
