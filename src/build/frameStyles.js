/**
 * Works out Ant Design's styles for the Layout that frames every page, once, in the shop's theme. A browser that works them out itself
 * needs Ant Design's whole style engine on every first page (docs/decisions/first-load-javascript.md).
 */
require('esbuild-register/dist/node').register({ target: 'node20' });
const fs = require('node:fs/promises');
const path = require('node:path');

const file = path.join(__dirname, '../../dist/styles/frame.css');

/** Every `--ant-…` that a style sheet sets. */
const variablesIn = (css) => new Map([...css.matchAll(/(?<![\w-])(--ant-[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value.trim()]));

/** The values instead of their names: the theme sets hundreds, the frame uses a few. */
function resolved(css, variables, depth = 0) {
  if (depth > 10) throw new Error('Variables of Ant Design name each other in a circle');
  const next = css.replace(/var\((--ant-[\w-]+)\)/g, (_, name) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`Ant Design's styles name ${name} and do not set it`);
    return value;
  });
  return next === css ? css : resolved(next, variables, depth + 1);
}

function frameStyles() {
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const { ConfigProvider, Layout } = require('antd');
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { antdTheme } = require('../client/ui/theme/antdTheme.ts');

  const cache = createCache();
  const parts = [Layout.Header, Layout.Content, Layout.Footer].map((part, key) => createElement(part, { key }));
  const themed = createElement(ConfigProvider, { theme: antdTheme }, createElement(Layout, null, parts));
  renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
  const sheets = extractStyle(cache)
    .split('</style>')
    .map((sheet) => sheet.slice(sheet.indexOf('>') + 1));
  // Its rules for links and the like concern controls that the frame has not.
  const layout = sheets.filter((sheet) => sheet.startsWith('@layer antd{') && sheet.includes('.ant-layout{'));
  if (layout.length !== 1) throw new Error('Ant Design writes its Layout styles in another way than before');
  return resolved(layout[0], variablesIn(sheets.join('')));
}

/** Writes them where `lighter/layoutStyle.js` looks for them. */
async function makeFrameStyles() {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, `${frameStyles()}\n`);
}

module.exports = { makeFrameStyles };
