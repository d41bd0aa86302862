import { TINTS, type Tint } from '../backdrop';
import { darker, lighter, mix } from '../colour';
import { marigold, sprig } from '../props';

/** A sun and soft hills along the bottom of a wide picture. */
export function hills(tint: Tint, width: number, height: number, sunX: number): string {
  const tone = mix(TINTS[tint], '#BFD8BE', 0.35);
  const w = width;
  const h = height;
  return (
    `<circle cx="${sunX}" cy="${h * 0.3}" r="${h * 0.14}" fill="#FFE7B0" fill-opacity=".8"/>` +
    `<path d="M0 ${h * 0.84}C${w * 0.16} ${h * 0.74} ${w * 0.3} ${h * 0.8} ${w * 0.46} ${h * 0.82}C${w * 0.64} ${h * 0.84} ${w * 0.8} ${h * 0.7} ${w} ${h * 0.76}V${h}H0Z" fill="${lighter(tone, 0.3)}"/>` +
    `<path d="M0 ${h * 0.94}C${w * 0.2} ${h * 0.86} ${w * 0.42} ${h * 0.92} ${w * 0.6} ${h * 0.92}C${w * 0.78} ${h * 0.92} ${w * 0.9} ${h * 0.86} ${w} ${h * 0.88}V${h}H0Z" fill="${tone}"/>`
  );
}

/** A garland of marigolds and mango leaves along the top, as over a door on a feast day. */
export function toran(from: number, to: number, count: number): string {
  const step = (to - from) / count;
  let leaves = '';
  let flowers = '';
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(from + step * (i + 0.5));
    leaves += `<path d="M${x} 26C${x - 30} 52 ${x - 28} 100 ${x} 132C${x + 28} 100 ${x + 30} 52 ${x} 26Z"/>`;
    flowers += marigold(Math.round(from + step * i), 28 + (i % 2) * 5, 28, i % 2 ? '#F2A93B' : '#F6C243');
  }
  return `<path d="M${from} 24H${to}" stroke="#8A6B3F" stroke-width="6"/><g fill="#7FAE84" stroke="#4F7F5C" stroke-width="2.5">${leaves}</g>${flowers}${marigold(to, 30, 28)}`;
}

/** Bamboo stalks with leaves. */
export function bamboo(x: number, height: number, lean: number, tone = '#9CC59A'): string {
  let art = '';
  for (let y = height; y > -60; y -= 130) {
    art += `<path d="M${x - 17} ${y}C${x - 14} ${y - 40} ${x - 14} ${y - 90} ${x - 17} ${y - 124}L${x + 17} ${y - 124}C${x + 14} ${y - 90} ${x + 14} ${y - 40} ${x + 17} ${y}Z" fill="${tone}" stroke="${darker(tone, 0.35)}" stroke-width="2.5"/><path d="M${x - 8} ${y - 14}V${y - 108}" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;
  }
  return `<g transform="rotate(${lean} ${x} ${height})">${art}${sprig(x + 16, height - 250, 68, 0.7, tone)}${sprig(x - 14, height - 420, -64, 0.62, tone)}</g>`;
}

/** An arched window with a view of trees. */
export function arch(x: number, y: number, width: number, height: number, tint: Tint): string {
  const frame = darker(TINTS[tint], 0.18);
  const r = width / 2;
  const d = `M${x} ${y + height}V${y + r}C${x} ${y - r * 0.16} ${x + width} ${y - r * 0.16} ${x + width} ${y + r}V${y + height}Z`;
  return (
    `<path d="${d}" fill="#FFFDF6"/><path d="M${x + 6} ${y + height * 0.72}C${x + width * 0.25} ${y + height * 0.56} ${x + width * 0.4} ${y + height * 0.66} ${x + width * 0.6} ${y + height * 0.6}C${x + width * 0.8} ${y + height * 0.54} ${x + width * 0.9} ${y + height * 0.64} ${x + width - 6} ${y + height * 0.58}V${y + height}H${x + 6}Z" fill="#CFE5D2"/>` +
    `<circle cx="${x + width * 0.32}" cy="${y + height * 0.34}" r="${width * 0.13}" fill="#FFE3A3"/><path d="${d}M${x + r} ${y + 8}V${y + height}M${x} ${y + height * 0.56}H${x + width}" fill="none" stroke="${frame}" stroke-width="9"/>`
  );
}
