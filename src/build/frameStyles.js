/**
 * Works out what Ant Design's parts wear, once, in the shop's theme, by its own static extraction: the rules as a
 * sheet, and its variables as the elements that its style engine looks for in a page. It finds them there and writes
 * nothing, which the pages' content policy would not let it (docs/decisions/0206-first-load-javascript.md).
 */
require('esbuild-register/dist/node').register({ target: 'node20' });
const fs = require('node:fs/promises');
const path = require('node:path');

const folder = path.join(__dirname, '../../dist/styles');

/** `<style …>…</style>` elements one by one, but for the one that lists what was extracted. */
const elementsOf = (html) =>
  [...html.matchAll(/<style ([^>]*)>([^]*?)<\/style>/g)]
    .map(([, mark, text]) => ({ mark: ` ${mark}`, text }))
    .filter(({ mark }) => !mark.includes('cache-path'));

/**
 * The theme's own variables are extracted under the theme's name and looked for under another (`useCacheToken` of
 * @ant-design/cssinjs): under that one they are found.
 */
const asLookedFor = ({ mark, text }, key) => ({
  mark: mark.replace(/(data-css-hash=")[^"]*/, `$1${require('@emotion/hash').default(`css-var-${key}`)}`),
  text,
});

/** Its rules for links, icons and what else stands outside its own parts are left to the shop's sheets. */
const isOfAPart = ({ text }) => /\.ant-(layout|flex)[{,-]/.test(text);

function extracted() {
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const { Flex, Layout } = require('antd');
  const { DesignTokenContext } = require('antd/lib/theme/context');
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { antdTheme } = require('../client/ui/theme/antdTheme.ts');

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
