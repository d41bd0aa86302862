/**
 * Extracts the styles of Ant Design's components in the shop's theme, by its own static extraction: the rules as a
 * sheet, and the variables as the style elements that its engine looks for in a page. Where it finds them it writes
 * none, which the pages' content policy would forbid (docs/decisions/0206-first-load-javascript.md).
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import hash from '@emotion/hash';
import { Flex, Layout } from 'antd';
import { DesignTokenContext } from 'antd/lib/theme/context';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { antdTheme } from '../../client/ui/theme/antdTheme';

const folder = path.join(__dirname, '../../../dist/styles');

/** A style element of a page. */
interface Sheet {
  /** Its attributes, with a blank before them. */
  mark: string;
  text: string;
}

/** The `<style …>…</style>` elements, without the one that lists the extracted ones. */
const elementsOf = (html: string): Sheet[] =>
  [...html.matchAll(/<style ([^>]*)>([^]*?)<\/style>/g)]
    .map(([, mark, text = '']) => ({ mark: ` ${mark}`, text }))
    .filter(({ mark }) => !mark.includes('cache-path'));

/**
 * The theme's variables are extracted under the theme's key, but looked up under another one (`useCacheToken` of
 * @ant-design/cssinjs), which is set here.
 */
const asLookedFor = ({ mark, text }: Sheet, key: string): Sheet => ({
  mark: mark.replace(/(data-css-hash=")[^"]*/, `$1${hash(`css-var-${key}`)}`),
  text,
});

/**
 * Leaves out its rules for elements outside its own components, such as links and icons: the shop's sheets have them.
 */
const isOfAPart = ({ text }: Sheet): boolean => /\.ant-(layout|flex)[{,-]/.test(text);

function extracted(): { rules: Sheet[]; variables: Sheet[] } {
  const cache = createCache();
  const { Header, Content, Footer, Sider } = Layout;
  const parts = ([Header, Content, Footer, Sider, Flex] as ComponentType[]).map((part, key) =>
    createElement(part, { key }),
  );
  const value = { ...antdTheme, zeroRuntime: false };
  const themed = createElement(
    DesignTokenContext.Provider,
    { value },
    createElement(Layout, { hasSider: true }, parts),
  );
  renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
  return {
    rules: elementsOf(extractStyle(cache, { types: ['style'] })).filter(isOfAPart),
    variables: [
      ...elementsOf(extractStyle(cache, { types: ['token'] })).map((sheet) =>
        asLookedFor(sheet, antdTheme.cssVar?.key ?? ''),
      ),
      ...elementsOf(extractStyle(cache, { types: ['cssVar'] })),
    ],
  };
}

/** Writes `frame.css` (client/ui/theme/AntdProvider) and `frameVariables.json` (server/pages/manifest). */
export async function makeFrameStyles(): Promise<void> {
  const { rules, variables } = extracted();
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'frame.css'), `${rules.map(({ text }) => text).join('\n')}\n`);
  await fs.writeFile(path.join(folder, 'frameVariables.json'), JSON.stringify(variables));
}
