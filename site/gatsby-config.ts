import type { GatsbyConfig } from 'gatsby';
import { sourcePlugins } from './src/build/content/sources';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  proxy: { prefix: '/api', url: 'http://127.0.0.1:8787' },
  plugins: sourcePlugins(__dirname),
};

export default config;
