/** The home page as staff read it. `home set --file` takes the JSON of a section back. */
import type { HomeRows } from '../areas/home/home.repository';
import { isWordSection, itemSections, wordSections, type ItemSection } from '../areas/home/sections';
import { printable } from '../lib/wording';

const textSections = ['menu', 'flash', 'coupon-text'] as const;
export const sections = [...itemSections, ...wordSections, ...textSections] as const;
export type Section = (typeof sections)[number];

export const isItemSection = (section: Section): section is ItemSection =>
  (itemSections as readonly string[]).includes(section);

const textsOf = (rows: HomeRows, section: Section): string[] =>
  rows.items.filter((item) => item.section === section).map(({ description }) => description);

export function sectionJson(rows: HomeRows, section: Section) {
  if (section === 'menu') return rows.menu.map(({ name }) => name);
  if (section === 'flash') return rows.flash.map(({ text }) => text);
  if (section === 'coupon-text') return rows.couponTexts;
  if (isWordSection(section)) return textsOf(rows, section);
  return rows.items
    .filter((item) => item.section === section)
    .map(({ url, redirect_url, title, description, poster }) => ({
      ...(section === 'video' ? { video: url, ...(poster && { picture: poster }) } : url && { picture: url }),
      ...((url || redirect_url) && { link: redirect_url }),
      ...(title && { title }),
      ...(description && { description }),
    }));
}

export function sectionText(rows: HomeRows, section: Section): string {
  const lines = linesOf(rows, section);
  return [section, ...(lines.length > 0 ? lines : ['nothing']).map((line) => `  ${line}`)].join('\n');
}

function linesOf(rows: HomeRows, section: Section): string[] {
  if (section === 'menu') return rows.menu.map(({ name }, index) => `${index + 1}  ${printable(name)}`);
  if (section === 'flash') return rows.flash.map(({ text }, index) => `${index + 1}  ${printable(text)}`);
  if (section === 'coupon-text') return rows.couponTexts.map(({ position, text }) => `${position}  ${printable(text)}`);
  if (isWordSection(section)) return textsOf(rows, section).map((text, index) => `${index + 1}  ${printable(text)}`);
  return rows.items
    .filter((item) => item.section === section)
    .map(({ url, redirect_url, title, description }, index) => {
      const words = [title, description].filter(Boolean).map(printable).join(': ');
      if (!url) return `${index + 1}  ${words}`;
      return `${index + 1}  ${printable(url)}\n     → ${printable(redirect_url) || 'the shop'}${words ? `\n     ${words}` : ''}`;
    });
}
