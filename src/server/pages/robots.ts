/** Where crawlers need not go: what is one shopper's own, and the calls, which pages have answered already. */
import { callAreas } from './callAreas';

/** @param publicUrl a sitemap must be named by a whole address, so without it none is */
export function robotsText(ownPages: readonly string[], publicUrl: string | undefined): string {
  const closed = [...ownPages, ...callAreas.map((area) => `/${area}/`)];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (publicUrl) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
