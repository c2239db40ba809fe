import type { GatsbyNode } from 'gatsby';
import { join } from 'node:path';
import { readData } from './gatsby/data';
import { finishHtml } from './gatsby/finish-html';
import { createContentPages } from './gatsby/pages';
import { writeShellData } from './gatsby/shell-data';
import { buildWords } from './gatsby/words';
import { configureWebpack } from './gatsby/webpack';

// Gatsby runs the compiled file from .cache/compiled: the site is where the build was started.
const site = process.cwd();
const content = process.env.SITE_CONTENT ?? join(site, 'content');
const data = () => readData(join(site, 'data'));

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  writeShellData(join(site, 'src/generated'), data());
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  createContentPages(args, site, content, data(), buildWords);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureWebpack(args, site);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => finishHtml(site);
