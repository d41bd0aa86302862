/**
 * The shop's colours, fonts and corners (docs/look.md, 'Tokens'). Components read these, never a raw colour. The files
 * of the fonts are named in fonts.css, cut by src/tools/build/fonts.ts, and drawn as paths by glyphPath.ts beside it.
 * The mark, with colours of its own, is public/favicon.svg, of which brandImages.ts makes the icons; the mark is drawn
 * again in features/shell/Logo.tsx, whose LETTER is measured on the heading font. `npm run draw:guides` draws the
 * pictures of the staff's handbook anew, which show them.
 */

export const colour = {
  ink: '#2B2140',
  paper: '#FFF8EF',
  quiet: '#655B78',
  action: '#3A3F9F',
  actionDeep: '#2C3080',
  onAction: '#FFFFFF',
  highlight: '#FFB627',
  danger: '#B3261E',
  success: '#1F6B4A',
  blush: '#FDE9E4',
  mint: '#E6F4EC',
  sky: '#E8F0FB',
  white: '#FFFFFF',
  /** Edges of fields and cards: 3:1 where an edge alone tells that something can be used. */
  edge: '#8F869E',
  hairline: '#E9DFD3',
} as const;

export const font = {
  heading: "'Baloo 2', 'Baloo 2 fallback', 'Baloo 2 fallback wide', 'Baloo 2 fallback widest', system-ui, sans-serif",
  text: "'Mukta', 'Mukta fallback', 'Mukta fallback wide', 'Mukta fallback widest', system-ui, sans-serif",
} as const;

export const radius = { card: 16, field: 12, pill: 999 } as const;

/** Tokens as custom properties for the style sheets: `var(--ink)`, `var(--radius-card)` … */
export function tokenCss(): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const lines = [
    ...Object.entries(colour).map(([name, value]) => `--${kebab(name)}:${value}`),
    `--font-heading:${font.heading}`,
    `--font-text:${font.text}`,
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}px`),
  ];
  return `:root{${lines.join(';')}}`;
}
