import { readWholeSite } from '../build/checks/content';
import type { Site } from '../build/pages/pages';
import { MDX_REGISTRY } from '../mdx/registry';

/** Reads the whole site in a folder, as a build does. */
export const readSiteIn = (folder: string): Site => readWholeSite(folder, MDX_REGISTRY);
