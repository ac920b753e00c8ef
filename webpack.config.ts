import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import LicensePlugin from 'webpack-license-plugin';
import { siteSettings } from './scripts/siteSettings';
import { workFolder } from './scripts/workFolder';
import { pageHtml } from './src/pageHtml';

// Not import.meta.dirname: webpack-cli may load this file as CommonJS, where only the URL is known.
const root = fileURLToPath(new URL('.', import.meta.url));

const { siteUrl, publicPath, contactEmail, outDir, year } = siteSettings(process.env);
const outFolder = path.resolve(root, outDir);
const work = workFolder(root, outFolder);

const constants = new webpack.DefinePlugin({
  BASE_PATH: JSON.stringify(publicPath.replace(/\/$/, '')),
  SITE_URL: JSON.stringify(siteUrl),
  CONTACT_EMAIL: JSON.stringify(contactEmail),
  // The prerendered page and the first client render must print the same year, or hydration breaks.
  BUILD_YEAR: JSON.stringify(year),
});

/**
 * Writes the names, versions and licences of everything by others that visitors download. What is shipped without
 * being one of the main build's modules has to be named: the typefaces, subset into `src/app/fonts/`, and what the
 * service worker's own build takes.
 */
const licences = new LicensePlugin({
  outputFilename: 'THIRD_PARTY.json',
  excludedPackageTest: (name) => name === 'civic-voice',
  includePackages: () =>
    [
      '@fontsource-variable/public-sans',
      '@fontsource-variable/source-serif-4',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ].map((name) => path.join(root, 'node_modules', name)),
  additionalFiles: {
    'THIRD_PARTY.txt': (packages) =>
      packages
        .map(
          ({ name, version, license, licenseText }) =>
            `${name} ${version} (${license})\n\n${licenseText.trim()}\n`,
        )
        .join(`\n${'-'.repeat(72)}\n\n`),
  },
});

const shared: Configuration = {
  context: root,
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // The visitor's words, in the language of the build.
    alias: { words: path.join(root, 'src/content/en') },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, loader: 'ts-loader', options: { transpileOnly: true } },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
      },
      { test: /\.svg$/, type: 'asset/source' },
      // Used by a part of emotion that is not; neither package says that it can be dropped.
      { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
};

/**
 * Nearly every function of these two scripts runs while the page starts. Told so, Chromium compiles them in the
 * background while they arrive instead of one by one on the page's own thread: a third of the start.
 * Other browsers take it for a comment. After the minimizer, which would drop it.
 */
const compileAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /(?:main|react)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What visitors download. */
function browser(mode: 'production' | 'development'): Configuration {
  const production = mode === 'production';
  return {
    ...shared,
    name: 'browser',
    mode,
    target: ['web', 'es2022'],
    entry: {
      // Apart, so that neither script's start holds the page up for long.
      react: ['react', 'react-dom/client'],
      main: { import: production ? './src/main.tsx' : './src/dev.tsx', dependOn: 'react' },
      ...(!production && { inlineScript: './src/inlineScript.ts' }),
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: outFolder,
      publicPath,
      clean: production,
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      trustedTypes: 'civic-voice',
    },
    optimization: {
      splitChunks: { chunks: 'async' },
      // Not the usual 'deterministic': two shared chunks came to the same name there, and which of them got
      // which id hung on the order in which files were read, so one build in four differed from the last.
      chunkIds: 'natural',
      minimizeOptions: { javascript: { ecma: 2022, compress: { passes: 3 } } },
    },
    plugins: [constants, ...(production ? [compileAhead, licences] : [developmentPage()])],
    devServer: {
      port: 3000,
      hot: true,
      historyApiFallback: true,
      static: { directory: path.join(root, 'public') },
      client: { overlay: true },
    },
  };
}

/** Written into every page by `scripts/build.ts`. For browsers of 2016, so that one too old for the rest is told so. */
const inlineScript: Configuration = {
  ...shared,
  name: 'inline script',
  mode: 'production',
  target: ['web', 'es2015'],
  entry: { inlineScript: './src/inlineScript.ts' },
  devtool: false,
  output: { path: path.join(work, 'inline-script'), clean: true, filename: '[name].js' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, instance: 'inline script', compilerOptions: { target: 'es2015' } },
      },
    ],
  },
  plugins: [constants],
};

/** Apart from the app: it runs without a page, and its name must never change. */
const serviceWorker: Configuration = {
  ...shared,
  name: 'service worker',
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: { 'service-worker': './src/serviceWorker.ts' },
  devtool: false,
  output: { path: path.join(work, 'service-worker'), clean: true, filename: '[name].js' },
  plugins: [constants],
};

/** The same app for Node: `scripts/build.ts` runs it once to print every route as HTML. */
const prerender: Configuration = {
  ...shared,
  name: 'prerender',
  mode: 'production',
  target: 'node20',
  entry: { prerender: './src/prerender.tsx' },
  devtool: false,
  output: {
    path: path.join(work, 'prerender'),
    // All its fonts go into the site, an older build's as well.
    clean: true,
    publicPath,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    chunkLoading: false,
  },
  module: {
    ...shared.module,
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  optimization: { minimize: false },
  plugins: [constants],
};

function developmentPage(): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    inject: 'body',
    chunks: ['inlineScript', 'react', 'main'],
    templateContent: pageHtml({
      head: '<title>Civic Voice</title><link rel="icon" href="/favicon.svg">',
      body: '',
      scripts: [],
    }),
  });
}

export default function config(
  _env: unknown,
  argv: { mode?: 'production' | 'development' },
): Configuration | Configuration[] {
  return argv.mode === 'development'
    ? browser('development')
    : [browser('production'), serviceWorker, inlineScript, prerender];
}
