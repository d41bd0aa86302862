import { darker, LIGHT, lighter, SHADE } from '../colour';
import type { Pen } from '../pen';
import { plainPanel } from '../tailoring';

export const WOOD = '#D6A26A';
export const WOOD_DEEP = '#B07A48';

/** Grain lines along a board from one point to another. */
function grain(x: number, y: number, width: number, height: number): string {
  const tall = height > width;
  let d = '';
  for (let i = 1; i < 4; i += 1) {
    d += tall
      ? `M${x + (width * i) / 4} ${y}C${x + (width * i) / 4 + 6} ${y + height * 0.3} ${x + (width * i) / 4 - 6} ${y + height * 0.7} ${x + (width * i) / 4 + 2} ${y + height}`
      : `M${x} ${y + (height * i) / 4}C${x + width * 0.3} ${y + (height * i) / 4 + 5} ${x + width * 0.7} ${y + (height * i) / 4 - 5} ${x + width} ${y + (height * i) / 4 + 2}`;
  }
  return `<path d="${d}" fill="none" stroke="${WOOD_DEEP}" stroke-opacity=".4" stroke-width="2"/>`;
}

/** A planed board with rounded ends. */
export function board(pen: Pen, x: number, y: number, width: number, height: number, tone = WOOD): string {
  const r = Math.min(width, height, 28) * 0.45;
  const d = `M${x + r} ${y}L${x + width - r} ${y}Q${x + width} ${y} ${x + width} ${y + r}L${x + width} ${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}L${x + r} ${y + height}Q${x} ${y + height} ${x} ${y + height - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  return plainPanel(pen, d, tone, { inside: grain(x, y, width, height), depth: 0.8 });
}

/** A ball or ring seen from the side: lacquer with one highlight. */
export function bead(x: number, y: number, rx: number, ry: number, tone: string): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tone}" stroke="${darker(tone, 0.42)}" stroke-width="3"/>` +
    `<path d="M${x - rx * 0.8} ${y + ry * 0.35}C${x - rx * 0.4} ${y + ry * 0.95} ${x + rx * 0.6} ${y + ry * 0.95} ${x + rx * 0.92} ${y}C${x + rx * 0.8} ${y + ry * 0.8} ${x - rx * 0.4} ${y + ry * 1.2} ${x - rx * 0.8} ${y + ry * 0.35}Z" fill="${SHADE}" fill-opacity=".2"/>` +
    `<ellipse cx="${x - rx * 0.36}" cy="${y - ry * 0.46}" rx="${rx * 0.3}" ry="${ry * 0.18}" fill="${LIGHT}" fill-opacity=".6"/>`
  );
}

/** A turned spindle between two heights. */
export function spindle(pen: Pen, x: number, top: number, bottom: number, tone: string): string {
  const middle = (top + bottom) / 2;
  const d = `M${x - 6} ${top}L${x + 6} ${top}C${x + 7} ${middle - 26} ${x + 14} ${middle - 16} ${x + 14} ${middle}C${x + 14} ${middle + 16} ${x + 7} ${middle + 26} ${x + 6} ${bottom}L${x - 6} ${bottom}C${x - 7} ${middle + 26} ${x - 14} ${middle + 16} ${x - 14} ${middle}C${x - 14} ${middle - 16} ${x - 7} ${middle - 26} ${x - 6} ${top}Z`;
  return (
    plainPanel(pen, d, tone) +
    `<path d="M${x - 13} ${middle - 5}C${x - 5} ${middle} ${x + 5} ${middle} ${x + 13} ${middle - 5}" fill="none" stroke="${lighter(tone, 0.4)}" stroke-width="4"/>`
  );
}
