/**
 * Three builds from one tree: the storefront's chunks (hashed, split by screen), those of the staff's application, and
 * the server with the page renderer in it. Each of the browser's builds leaves a manifest that tells the server which
 * files a screen needs.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');
const esbuild = require('esbuild');
const webpack = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
// The tools are TypeScript. Their commands have its loader; whoever else loads this file gets it here.
if (!require.extensions['.ts']) require('esbuild-register');
const { readRelease } = require('./src/tools/build/release');

const root = __dirname;
const packages = require('./package.json').dependencies;

/** Packages that only the server uses stay in node_modules: some are native, none is worth bundling. */
const serverOnly = [
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'better-sqlite3',
  'cli-progress',
  'commander',
  'cookie',
  'csv-parse',
  'csv-stringify',
  'fastify',
  'fastify-plugin',
  'fastify-type-provider-zod',
  'helmet',
  'kysely',
  'libheif-js',
  'minisearch',
  'nodemailer',
  'otpauth',
  'pg',
  'sharp',
  'zod',
].concat(Object.keys(packages).filter((name) => name.startsWith('@fastify/')));

const typescript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  // What is checked, and for which side, is the business of each side's own tsconfig.json.
  options: { transpileOnly: true, configFile: path.join(root, 'tsconfig.base.json') },
};
const resolve = { extensions: ['.ts', '.tsx', '.js'] };

/** The package's own entry is its development build, whatever the mode; this is its production build. */
const ownEntries = {
  'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
};

/** Styles travel inside every page (server/pages/document.ts): without comments, and as short as they can be said. */
class ShortStylesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShortStyles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'ShortStyles', stage }, async (assets) => {
        const sheets = Object.keys(assets).filter((name) => name.endsWith('.css'));
        await Promise.all(
          sheets.map(async (name) => {
            const { code } = await esbuild.transform(assets[name].source().toString(), {
              loader: 'css',
              minify: true,
              target: ['chrome109', 'safari15.4', 'firefox115'],
            });
            compilation.updateAsset(name, new webpack.sources.RawSource(code));
          }),
        );
      });
    });
  }
}

/**
 * Writes a manifest: for each named chunk the scripts and styles it needs, in order, and by what this build is
 * known to support: the version, the commit, and a name made of its files. None of them stands in a script, so that a
 * commit that changes no script leaves the browsers what they have.
 */
class ManifestPlugin {
  /** @param file as seen from the build's own folder */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Manifest', stage }, () => {
        const chunks = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles().filter((file) => !file.endsWith('.map'));
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        // Every name tells its file's contents, so the names together tell the build.
        const names = compilation
          .getAssets()
          .map((asset) => asset.name)
          .sort();
        const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 10);
        const source = JSON.stringify({ ...readRelease(), build, chunks }, null, 1);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(source));
      });
    });
  }
}

/** Each finds what the other leaves: together 2.1 KB less on every page than webpack's default. */
const minimizer = () => [
  new MinimizerPlugin({
    minify: [
      { implementation: MinimizerPlugin.terserMinify, options: { compress: { passes: 4 } } },
      { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 }, mangle: true } },
    ],
  }),
];

/** Served for ever, a name must tell its contents. */
const name = '[name].[contenthash:8]';

/**
 * What several chunks share, by a short name: every first page says it twice, and webpack's own is made of the paths of
 * the modules in it.
 */
const sharedName = (_module, chunks, group) => {
  const sharers = chunks.map(({ name }) => name).sort();
  return `shared-${createHash('sha256').update(`${group} ${sharers.join()}`).digest('hex').slice(0, 4)}`;
};

const client = (env, mode) => {
  const reload = mode === 'production' ? [] : ['./src/client/app/liveReload.ts'];
  return {
    name: 'client',
    mode,
    target: ['web', 'es2020'],
    devtool: mode === 'production' ? false : 'source-map',
    // What every screen stands on comes first: a rule of a part's own must win. The scripts' own order does not tell,
    // since they come in steps.
    entry: {
      main: [
        './src/client/ui/theme/fonts.css',
        './src/client/ui/theme/base.css',
        './src/client/ui/theme/buttons.css',
        './src/client/ui/theme/beforeHydration.css',
        './src/client/app/entryBrowser.ts',
        ...reload,
      ],
    },
    output: {
      path: path.join(root, 'dist/client'),
      publicPath: '/assets/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      // Milliseconds; a shopper whose network holds it longer is told, and may ask again.
      chunkLoadTimeout: 30_000,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // The pages' content policy knows it by this name (src/server/pages/firstScripts.ts).
      trustedTypes: { policyName: 'chunks' },
      chunkLoadingGlobal: 'shopChunks',
      clean: true,
    },
    resolve: {
      ...resolve,
      alias: mode === 'production' ? ownEntries : {},
      // antd's ES modules shake; its CommonJS build would bring every component.
      mainFields: ['browser', 'module', 'main'],
    },
    module: {
      rules: [
        typescript,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 3000 } } },
      ],
    },
    optimization: {
      // In watch mode an error keeps the previous build in place.
      emitOnErrors: false,
      chunkIds: 'named',
      minimizer: minimizer(),
      splitChunks: {
        chunks: 'all',
        minSize: 30_000,
        name: sharedName,
        cacheGroups: {
          styles: { type: 'css/mini-extract', chunks: 'initial', name: 'main' },
          // The same modules as without it, under a short name: each page says it twice.
          libraries: { type: /^javascript/, test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'libraries' },
        },
      },
      runtimeChunk: false,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      ...(mode === 'production' ? [new ShortStylesPlugin()] : []),
      new ManifestPlugin('../manifest.json'),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};

/** Whether all of these chunks of the staff's application use it. */
const isOf =
  (...names) =>
  (module, { chunkGraph }) => {
    const users = new Set(chunkGraph.getModuleChunks(module).map(({ name }) => name));
    return names.every((name) => users.has(name));
  };

/**
 * The staff's application (src/admin). It shares no file with the storefront's build, so that neither changes what the
 * other one sends.
 */
const admin = (env, mode) => ({
  name: 'admin',
  mode,
  target: ['web', 'es2020'],
  devtool: mode === 'production' ? false : 'source-map',
  entry: { main: './src/admin/app/entry.tsx' },
  output: {
    path: path.join(root, 'dist/admin'),
    publicPath: '/admin/assets/',
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    // Milliseconds, as the storefront's.
    chunkLoadTimeout: 30_000,
    assetModuleFilename: '[name].[contenthash:8][ext]',
    chunkLoadingGlobal: 'adminChunks',
    clean: true,
  },
  resolve: { ...resolve, alias: mode === 'production' ? ownEntries : {}, mainFields: ['browser', 'module', 'main'] },
  module: {
    rules: [
      typescript,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 3000 } } },
    ],
  },
  optimization: {
    emitOnErrors: false,
    chunkIds: 'named',
    minimizer: minimizer(),
    splitChunks: {
      chunks: 'all',
      minSize: 30_000,
      // What the login needs comes in two files, whatever other screens share of it; the orders need one of them too.
      cacheGroups: {
        fields: { test: isOf('screen-login', 'screen-orders'), name: 'fields', enforce: true, priority: 2 },
        forms: { test: isOf('screen-login', 'screen-set-up'), name: 'forms', enforce: true, priority: 1 },
      },
    },
    runtimeChunk: false,
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
    ...(mode === 'production' ? [new ShortStylesPlugin()] : []),
    new ManifestPlugin('../adminManifest.json'),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

const server = (env, mode) => ({
  name: 'server',
  mode,
  target: 'node20',
  devtool: 'source-map',
  entry: { main: './src/server/main.ts', cli: './src/server/cli.ts', replay: './src/server/replay.ts' },
  output: { path: path.join(root, 'dist/server'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
  resolve,
  externals: ({ request }, done) =>
    serverOnly.some((name) => request === name || request.startsWith(`${name}/`))
      ? done(null, `commonjs ${request}`)
      : done(),
  module: {
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [typescript, { test: /\.css$/, type: 'asset/source' }, { test: /\.woff2$/, type: 'asset/source' }],
  },
  optimization: { minimize: false, splitChunks: false, emitOnErrors: false },
  node: { __dirname: false },
  performance: { hints: false },
  stats: 'errors-warnings',
});

module.exports = (env = {}, argv = {}) => {
  const mode = argv.mode || 'production';
  return [client(env, mode), admin(env, mode), server(env, mode)];
};
