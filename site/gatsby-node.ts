import type { GatsbyNode } from 'gatsby';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './gatsby/content';
import { readData, type SiteData } from './gatsby/data';
import { finishHtml } from './gatsby/finish-html';
import { createContentPages } from './gatsby/pages';
import { readRoutes } from './gatsby/routes';
import { writeShellData } from './gatsby/shell-data';
import { buildWords } from './gatsby/words';
import { configureWebpack } from './gatsby/webpack';

// Gatsby runs the compiled file from .cache/compiled: the site is where the build was started.
const site = process.cwd();
const content = process.env.SITE_CONTENT ?? join(site, 'content');
const data = () => readData(join(site, 'data'));
const routes = ({ brand }: SiteData) => readRoutes(join(site, 'data'), brand.slug);

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const all = data();
  const written = new Set(globSync('**/*.mdx', { cwd: content }).map(pathOf));
  writeShellData(join(site, 'src/generated'), all, routes(all), written);
  // The day only: builds of one day are alike.
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(site, 'src/generated/built.json'), JSON.stringify({ builtAt: Date.parse(today) }));
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  const all = data();
  createContentPages(args, site, content, all, routes(all), buildWords);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureWebpack(args, site);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => finishHtml(site);
