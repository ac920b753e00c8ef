import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import LicensePlugin from 'webpack-license-plugin';
import { languageSite } from './scripts/build/languageSite';
import type { LanguageSite } from './scripts/build/languageSite';
import { prerenderedPages } from './scripts/build/prerenderedPages';
import { ownSettings } from './scripts/build/siteSettings';
import { languageIds, languages } from './src/content/languages';
import { pageHtml } from './src/app/document/pageHtml';

// Not import.meta.dirname: webpack-cli may load this file as CommonJS, where only the URL is known.
const root = fileURLToPath(new URL('.', import.meta.url));

/** The folders of the languages being built, relative to the whole site's folder: `es/`. English has none. */
const languageFolders = ownSettings(root)
  .languages.map((id) => `${languages[id].folder.slice(1)}/`)
  .filter((folder) => folder !== '/');

/** React Router's package names its development build only, whichever the condition. */
const router = Object.fromEntries(
  Object.entries({ 'react-router$': 'index', 'react-router/dom$': 'dom-export' }).map(([name, file]) => [
    name,
    path.join(root, 'node_modules/react-router/dist/production', `${file}.mjs`),
  ]),
);

/** In place of terser, which takes longer for the same size (docs/decisions.md). */
const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: { ecma: 2022, compress: { passes: 2 } },
  }),
];

function constants(site: LanguageSite): webpack.DefinePlugin {
  const { publicPath, siteUrl, contactEmail, released, operator, version, sourceUrl, builtAt } = site;
  return new webpack.DefinePlugin({
    BASE_PATH: JSON.stringify(publicPath.replace(/\/$/, '')),
    SITE_URL: JSON.stringify(siteUrl),
    CONTACT_EMAIL: JSON.stringify(contactEmail),
    RELEASED: JSON.stringify(released),
    OPERATOR: JSON.stringify(operator),
    SITE_VERSION: JSON.stringify(version),
    SOURCE_URL: JSON.stringify(sourceUrl),
    // The prerendered page and the first client render must print the same year, or hydration breaks.
    BUILD_YEAR: JSON.stringify(builtAt.getUTCFullYear()),
  });
}

/**
 * Writes the names, versions and licences of everything by others that visitors download. What is shipped without
 * being one of the main build's modules has to be named: the typefaces, subset into `src/app/fonts/`, and what the
 * service worker's own build takes.
 */
const licences = () =>
  new LicensePlugin({
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

/** Drops the types without checking them. @param refresh lets a changed component be put into the open page. */
function typescript(target: 'es2015' | 'es2022', refresh = false) {
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', refresh, development: refresh },
          verbatimModuleSyntax: true,
        },
      },
    },
  };
}

/** What the configurations of one language's site share. */
function shared({ language }: LanguageSite, refresh = false): Configuration {
  return {
    context: root,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // The words that visitors read, in the language of the build.
      alias: { words: path.join(root, 'src/content', language), ...router },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, ...typescript('es2022', refresh) },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
        },
        { test: /(?:global|embedCard)\.css$/, type: 'asset/source' },
        {
          test: /print\.css$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8][ext]' },
        },
        // Imported only by a part of emotion that this site does not use. Neither package declares itself free of side
        // effects, so webpack would keep both.
        { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Nearly every function of these two scripts runs while the page starts. Told so, Chromium compiles them in the
 * background while they arrive instead of one by one on the page's own thread, which cut the time for which the start
 * blocks the page by a third. Other browsers take the line for a comment. Added after the minimizer, which would drop
 * it.
 */
const compileAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /(?:main|react)\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What visitors download. @param printed makes the development server print its pages. */
function browser(site: LanguageSite, mode: 'production' | 'development', printed = false): Configuration {
  const production = mode === 'production';
  return {
    ...shared(site, !production),
    name: `browser ${site.language}`,
    mode,
    target: ['web', 'es2022'],
    entry: {
      // A script of its own, so that each of the two blocks the page only briefly when it starts.
      react: ['react', 'react-dom/client'],
      main: { import: production ? './src/app/main.tsx' : './src/app/dev.tsx', dependOn: 'react' },
      ...(!production && { inlineScript: './src/early/inlineScript.ts' }),
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: site.outFolder,
      publicPath: site.publicPath,
      // The other languages' folders are cleaned by their own builds.
      clean: production && { keep: (file) => languageFolders.some((folder) => file.startsWith(folder)) },
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Numbers: lists for ad blockers know names such as that of the screen CookiePolicy (e2e/blockers.spec.ts).
      chunkFilename: production ? 'assets/[id].[contenthash:8].js' : 'assets/[name].js',
      trustedTypes: 'civic-voice',
    },
    optimization: {
      // Each small chunk that a few screens share would add its name and hash to every page, more than it saves.
      splitChunks: { chunks: 'async', minSize: 100_000 },
      // Not the usual 'deterministic': two shared chunks got the same name there, and the order in which files were
      // read decided which of them got which id, so one build in four differed from the last.
      chunkIds: 'natural',
      minimizer,
      // In development the entries share one registry of components, or none of them could be exchanged.
      ...(!production && { runtimeChunk: 'single' as const }),
    },
    plugins: [
      constants(site),
      ...(production ? [compileAhead, licences()] : [developmentPage(site), new ReactRefreshPlugin()]),
    ],
    devServer: {
      port: 3000,
      // A changed component is exchanged in the open page, which keeps what was typed; other changes reload it.
      hot: true,
      // The page is in the folder of the site, if it has one.
      historyApiFallback: { index: `${site.publicPath}index.html` },
      static: { directory: path.join(root, 'public') },
      client: { overlay: true },
      ...(printed && {
        setupMiddlewares: (middlewares) => [
          prerenderedPages(site, [inlineScripts(site), { ...prerender(site), mode }]),
          ...middlewares,
        ],
      }),
    },
  };
}

/**
 * Written into every page, or that of a class, by `scripts/build/buildSite.ts`. Compiled for browsers of 2016: one that
 * is too old for the other scripts can still run this one, which then says that the page could not finish loading.
 */
function inlineScripts(site: LanguageSite): Configuration {
  return {
    ...shared(site),
    name: `inline scripts ${site.language}`,
    mode: 'production',
    target: ['web', 'es2015'],
    entry: {
      inlineScript: './src/early/inlineScript.ts',
      classScript: './src/features/classroom/classScript.ts',
    },
    devtool: false,
    optimization: { minimizer },
    output: { path: path.join(site.work, 'inline-script'), clean: true, filename: '[name].js' },
    module: {
      rules: [{ test: /\.ts$/, ...typescript('es2015') }],
    },
    plugins: [constants(site)],
  };
}

/** A build of its own: a service worker runs without a page, and its file name must never change. */
function serviceWorker(site: LanguageSite): Configuration {
  return {
    ...shared(site),
    name: `service worker ${site.language}`,
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/app/serviceWorker.ts' },
    devtool: false,
    optimization: { minimizer },
    output: { path: path.join(site.work, 'service-worker'), clean: true, filename: '[name].js' },
    plugins: [constants(site)],
  };
}

/**
 * The same app for Node: `scripts/build/buildSite.ts` runs it once to print every route as HTML, and the files for others.
 */
function prerender(site: LanguageSite): Configuration {
  const base = shared(site);
  return {
    ...base,
    name: `prerender ${site.language}`,
    mode: 'production',
    target: 'node20',
    entry: { prerender: './src/app/prerender.tsx', publishedFiles: './src/app/publishedFiles.tsx' },
    devtool: false,
    output: {
      path: path.join(site.work, 'prerender'),
      // The whole fonts folder is copied into the site. Fonts left by an older build would go along.
      clean: true,
      publicPath: site.publicPath,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkLoading: false,
    },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, concatenateModules: false },
    plugins: [constants(site)],
  };
}

function developmentPage({ language }: LanguageSite): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    inject: 'body',
    chunks: ['runtime', 'inlineScript', 'react', 'main'],
    templateContent: pageHtml({
      lang: languages[language].tag,
      head: '<title>Civic Voice</title><link rel="icon" href="/favicon.svg">',
      body: '',
    }),
  });
}

/**
 * @param env `webpack serve --env language=es` develops in Spanish, `--env printed` with printed pages that the app
 * hydrates.
 * @returns what `scripts/build/buildSite.ts` builds, for that language or every one; for development, one language.
 */
export default function config(
  env: { language?: string; printed?: boolean } = {},
  argv: { mode?: 'production' | 'development' } = {},
): Configuration | Configuration[] {
  if (argv.mode === 'development') {
    const language = languageIds.find((id) => id === env.language) ?? 'en';
    const site = { ...languageSite(language, root), work: path.join(root, '.cache', 'dev') };
    return browser(site, 'development', env.printed);
  }
  return ownSettings(root)
    .languages.filter((id) => !env.language || id === env.language)
    .map((language) => languageSite(language, root))
    .flatMap((site) => [
      browser(site, 'production'),
      serviceWorker(site),
      inlineScripts(site),
      prerender(site),
    ]);
}
