/** The open map that /contact shows in a frame, once it is asked for (decision 1a): whose it is, and its addresses. */

export const MAP_NAME = 'OpenStreetMap';

/** The one host that a page may frame, and only that page. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Degrees, as maps give them. */
export interface Position {
  latitude: number;
  longitude: number;
}

export const positionText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

/** `34.1642, 77.5848`, as maps give a place to copy; null for what is none. */
export function readPosition(text: string): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const read = { latitude: Number(latitude), longitude: Number(longitude) };
  return isPosition(read) ? read : null;
}

export const isPosition = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Degrees on each side: about half a kilometre. */
const AROUND = 0.005;

/** Its page for frames, with a marker on the place. */
export function mapFrame({ latitude, longitude }: Position): string {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}

/** The whole map around the place, with its marker, for a page of its own. */
export function mapPage({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `${MAP_ORIGIN}/?${query.toString()}#map=16/${latitude}/${longitude}`;
}
