import { readWholeSite } from '../build/checks/content';
import { cachePages } from '../build/content/content';
import type { ReadPages } from '../build/claims/placed-claims';
import type { SiteData } from '../build/content/data';
import type { Site } from '../build/pages/pages';
import { MDX_REGISTRY } from '../mdx/registry';

/** Test files share a process (vitest.config.ts), so each page is compiled once for all of them. */
const readPage = cachePages();
const sites = new Map<string, Site>();
/** The claims of pages, read once for all test files, also in copies of the content. */
export const claimsRead: ReadPages = new Map();

/**
 * Reads the whole site in a folder, as a build does, and once unless it has other data. Tests must not change the result.
 * @param data Other data than those of the folder.
 * @param dataFolder Their folder.
 */
export function readSiteIn(folder: string, data?: SiteData, dataFolder?: string): Site {
  const read = () => readWholeSite(folder, MDX_REGISTRY, readPage, data, dataFolder);
  if (data) return read();
  const site = sites.get(folder) ?? read();
  sites.set(folder, site);
  return site;
}
