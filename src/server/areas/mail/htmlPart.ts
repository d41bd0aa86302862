/**
 * The formatted part of a mail, made of its plain text, so that both always say the same: paragraphs, lists, and the
 * shop's own links as something to press. Whatever somebody typed stays text: only a line that is an address of this
 * shop becomes a link.
 */
import { brand } from '../../../contract/brand';

/** docs/look.md; a mail program reads styles only where they stand. */
const styles = {
  page: 'margin:0;padding:24px 16px;background:#FFF8EF',
  sheet:
    'max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:16px;color:#2B2140;' +
    'font-family:Mukta,Arial,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere',
  name: 'margin:0 0 16px;font-size:20px;font-weight:bold;color:#3A3F9F',
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding-left:20px',
  link: 'color:#3A3F9F',
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param shopUrl where the shop's own links begin */
export function htmlOf(text: string, shopUrl: string): string {
  const line = (said: string): string =>
    said.startsWith(`${shopUrl}/`) && !/\s/.test(said)
      ? `<a href="${escaped(said)}" style="${styles.link}">${escaped(said)}</a>`
      : escaped(said);

  const paragraph = (lines: readonly string[]): string =>
    lines.every((said) => said.startsWith('- '))
      ? `<ul style="${styles.list}">${lines.map((said) => `<li>${line(said.slice(2))}</li>`).join('')}</ul>`
      : `<p style="${styles.paragraph}">${lines.map(line).join('<br>')}</p>`;

  const parts = text.trimEnd().split('\n\n');
  return (
    `<!doctype html><html lang="en"><body style="${styles.page}"><div style="${styles.sheet}">` +
    `<p style="${styles.name}">${escaped(brand.name)}</p>` +
    `${parts.map((part) => paragraph(part.split('\n'))).join('')}</div></body></html>`
  );
}
