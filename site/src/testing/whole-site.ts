import { readWholeSite } from '../build/checks/content';
import type { Site } from '../build/pages/pages';
import { MDX_REGISTRY } from '../mdx/registry';

/** The whole site in a folder, read as a build reads it. */
export const readSiteIn = (folder: string): Site => readWholeSite(folder, MDX_REGISTRY);
