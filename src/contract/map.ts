/** The open map that /contact shows in a frame, once it is asked for (DECISIONS.md T1a). */

/** The one host that a page may frame, and only that page. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Degrees, as maps give them. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Degrees on each side: about half a kilometre. */
const AROUND = 0.005;

/** OpenStreetMap's page for frames, with a marker on the place. */
export function mapFrame({ latitude, longitude }: Position): string {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}
