import type { GatsbyConfig } from 'gatsby';
import { join } from 'node:path';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  proxy: { prefix: '/api', url: 'http://127.0.0.1:8787' },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // Another folder serves the test that counts a page's bytes on a site of a thousand pages.
      options: { name: 'content', path: process.env.SITE_CONTENT ?? join(__dirname, 'content') },
    },
    // Finds and watches the files. The bodies are compiled in build/read/content.ts: see docs/adr/0002.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
  ],
};

export default config;
