/** The one shadow of the whole shop: every shade is this plum laid over the colour below. */
export const SHADE = '#4A2B5E';
export const LIGHT = '#FFFFFF';
export const INK = '#2B2140';

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** `share` of the way from one colour to another; all `#RRGGBB`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function darker(hex: string, share: number): string {
  return mix(hex, SHADE, share);
}

export function lighter(hex: string, share: number): string {
  return mix(hex, LIGHT, share);
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
