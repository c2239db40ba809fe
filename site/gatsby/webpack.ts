import type { GatsbyNode } from 'gatsby';
import { join } from 'node:path';

/** The parts of Gatsby's untyped arguments that are used here. */
interface Bundler {
  config: { output: object; optimization: { splitChunks: { cacheGroups: object } } };
  plugins: { normalModuleReplacement: (request: RegExp, file: string) => object };
}

type Arguments = Parameters<NonNullable<GatsbyNode['onCreateWebpackConfig']>>[0];

/** Bytes of source from which what parts have in common is a file of its own. */
const MIN_SHARED_SIZE = 3000;

/**
 * What is in framework.js, which each page of the development server asks for. Gatsby's own pattern does not know
 * pnpm's folders: it finds nothing, and the file is not there.
 */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** What differs from Gatsby's own bundling. */
export function configureWebpack({ actions, getConfig, plugins, stage }: Arguments, site: string): void {
  actions.setWebpackConfig({
    plugins: [
      // The library's English defaults would travel into the pages of every language. The site
      // always passes the words of the page's language, so nothing is lost (docs/adr/0008).
      (plugins as unknown as Bundler['plugins']).normalModuleReplacement(
        /^#.+\/messages\/en$/,
        join(site, 'gatsby/no-messages.cjs'),
      ),
    ],
  });
  if (stage === 'develop') {
    actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups: { framework: { test: FRAMEWORK } } } } });
  }
  if (stage !== 'build-javascript') return;
  // Replaced rather than merged: Gatsby leaves `output` out of a merge.
  const config = (getConfig as () => Bundler['config'])();
  actions.replaceWebpackConfig({
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...config.optimization.splitChunks,
        cacheGroups: {
          ...config.optimization.splitChunks.cacheGroups,
          // Gatsby puts whatever two parts have in common into one file for all: who needs the
          // consent store would load the footer with it. Each set of parts gets its own instead.
          commons: false,
          shared: { chunks: 'async', minChunks: 2, minSize: MIN_SHARED_SIZE, priority: 10, reuseExistingChunk: true },
        },
      },
    },
    // One folder for all that is named by its content: the edge lets it be cached for ever.
    output: {
      ...config.output,
      filename: 'assets/[name]-[contenthash].js',
      chunkFilename: 'assets/[name]-[contenthash].js',
    },
    // Source maps would publish the paths of the machine that built the site.
    devtool: false,
  });
}
