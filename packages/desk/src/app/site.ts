import type { DeskSite } from '@tutoring/domain/desk';
import { request } from '../common/request';

export type Site = DeskSite;

/** Loads the facts about the site, which its build writes. */
export async function loadSite(signal: AbortSignal): Promise<Site> {
  const { status, body } = await request('/owner/data/site.json', { signal });
  if (status === 200) return body as Site;
  throw new Error('The desk found no facts about the site. Build the site, or ship once.');
}
