/** WCAG 2.2 AA by axe, in the page as it stands. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/**
 * One line for each fault found; none means a clean page. Looks after the second frame: a press that Playwright has
 * delivered may still be on its way through the page, and axe, which reads colours once, would mix the page before it
 * with the one after.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Half a second of processor, which a document that has been looked at before is spared.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // The sheets, which no rule asked for here reads, are not fetched again.
    return (
      await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: false })
    ).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
