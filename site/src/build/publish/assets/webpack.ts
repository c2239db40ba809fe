import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** What this file uses of Gatsby's untyped arguments. */
interface Bundler {
  config: { context: string; output: object; optimization: object };
}

type Arguments = Parameters<NonNullable<GatsbyNode['onCreateWebpackConfig']>>[0];

/** The folder of Gatsby's own scripts, which no page loads and the edge does not get. */
const UNUSED_SCRIPTS = 'unused';

type Resolved = (error?: null, external?: string) => void;

/** Modules in the folder import nothing: what Gatsby bundles of them is never loaded. */
function nothingOf(folder: string) {
  return ({ context }: { context: string }, done: Resolved) => {
    if (context.startsWith(folder)) done(null, 'var undefined');
    else done();
  };
}

/** Saves Gatsby the work of bundling scripts for browsers: pages load those of scripts.ts. */
export function configureWebpack({ actions, getConfig, stage }: Arguments): void {
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
