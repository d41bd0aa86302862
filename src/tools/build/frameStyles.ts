/**
 * Extracts the styles of Ant Design's components in the shop's theme, by its own static extraction: the rules as a
 * sheet, and the variables as the style elements that its engine looks for in a page. Where it finds them it writes
 * none, which the pages' content policy would forbid (docs/decisions/0206-first-load-javascript.md).
 */
const fs = require('node:fs/promises');
const path = require('node:path');

const folder = path.join(__dirname, '../../../dist/styles');

/** The `<style …>…</style>` elements, without the one that lists the extracted ones. */
const elementsOf = (html) =>
  [...html.matchAll(/<style ([^>]*)>([^]*?)<\/style>/g)]
    .map(([, mark, text]) => ({ mark: ` ${mark}`, text }))
    .filter(({ mark }) => !mark.includes('cache-path'));

/**
 * The theme's variables are extracted under the theme's key, but looked up under another one (`useCacheToken` of
 * @ant-design/cssinjs), which is set here.
 */
const asLookedFor = ({ mark, text }, key) => ({
  mark: mark.replace(/(data-css-hash=")[^"]*/, `$1${require('@emotion/hash').default(`css-var-${key}`)}`),
  text,
});

/**
 * Leaves out its rules for elements outside its own components, such as links and icons: the shop's sheets have them.
 */
const isOfAPart = ({ text }) => /\.ant-(layout|flex)[{,-]/.test(text);

function extracted() {
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const { Flex, Layout } = require('antd');
  const { DesignTokenContext } = require('antd/lib/theme/context');
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { antdTheme } = require('../../client/ui/theme/antdTheme.ts');

  const cache = createCache();
  const { Header, Content, Footer, Sider } = Layout;
  const parts = [Header, Content, Footer, Sider, Flex].map((part, key) => createElement(part, { key }));
  const value = { ...antdTheme, zeroRuntime: false };
  const themed = createElement(DesignTokenContext.Provider, { value }, createElement(Layout, { hasSider: true }, parts));
  renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
  return {
    rules: elementsOf(extractStyle(cache, { types: ['style'] })).filter(isOfAPart),
    variables: [
      ...elementsOf(extractStyle(cache, { types: ['token'] })).map((sheet) => asLookedFor(sheet, antdTheme.cssVar.key)),
      ...elementsOf(extractStyle(cache, { types: ['cssVar'] })),
    ],
  };
}

/** Writes `frame.css` (client/ui/theme/AntdProvider) and `frameVariables.json` (server/pages/manifest). */
async function makeFrameStyles() {
  const { rules, variables } = extracted();
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'frame.css'), `${rules.map(({ text }) => text).join('\n')}\n`);
  await fs.writeFile(path.join(folder, 'frameVariables.json'), JSON.stringify(variables));
}

module.exports = { makeFrameStyles };
