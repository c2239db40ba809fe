import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { SiteConfig } from '../../../shared/site';

/** The parts of Gatsby's untyped arguments that are used here. */
interface Bundler {
  config: { context: string; output: object; optimization: object };
  plugins: { define: (constants: Record<string, string>) => object };
}

type Arguments = Parameters<NonNullable<GatsbyNode['onCreateWebpackConfig']>>[0];

/**
 * What is in framework.js, which each page of the development server asks for. Gatsby's own pattern does not know
 * pnpm's folders: it finds nothing, and the file is not there.
 */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** The folder of Gatsby's own scripts, which no page loads and the edge does not get. */
const UNUSED_SCRIPTS = 'unused';

type Resolved = (error?: null, external?: string) => void;

/** Modules in the folder import nothing: whatever would be bundled for them is thrown away. */
function nothingOf(folder: string) {
  return ({ context }: { context: string }, done: Resolved) => {
    if (context.startsWith(folder)) done(null, 'var undefined');
    else done();
  };
}

/** What differs from Gatsby's own bundling. Pages load none of what it makes for browsers (scripts.ts). */
export function configureWebpack(
  { actions, getConfig, plugins, stage }: Arguments,
  visitSite: SiteConfig,
  places: readonly string[],
  regionPages: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  if (stage === 'develop') {
    const { define } = plugins as unknown as Bundler['plugins'];
    actions.setWebpackConfig({
      plugins: [
        define({
          SITE_CONFIG: JSON.stringify(visitSite),
          REGION_PLACES: JSON.stringify(places),
          REGION_PAGES: JSON.stringify(regionPages),
          HAS_BOT_CHECK: JSON.stringify(visitSite.botCheck.provider !== 'none'),
          // What is saved would be another version's at the next change.
          HAS_WORKER: 'false',
          WINDOW_ORIGINS: '[]',
          VIOLATION_ENDPOINT: '""',
        }),
      ],
      optimization: { splitChunks: { cacheGroups: { framework: { test: FRAMEWORK } } } },
    });
  }
  if (stage !== 'build-javascript') return;
  // Replaced rather than merged: Gatsby leaves `output` out of a merge.
  const config = (getConfig as () => Bundler['config'])();
  const filename = `${UNUSED_SCRIPTS}/[name]-[contenthash].js`;
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: { ...config.optimization, minimize: false },
    externals: [nothingOf(join(config.context, 'src'))],
    devtool: false,
  });
}
