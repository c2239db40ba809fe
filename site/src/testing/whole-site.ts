import { readWholeSite } from '../build/checks/content';
import type { SiteData } from '../build/content/data';
import type { Site } from '../build/pages/pages';
import { MDX_REGISTRY } from '../mdx/registry';

/**
 * Reads the whole site in a folder, as a build does.
 * @param data Other data than those of the folder.
 */
export const readSiteIn = (folder: string, data?: SiteData): Site =>
  readWholeSite(folder, MDX_REGISTRY, undefined, data);
