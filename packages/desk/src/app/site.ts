import type { DeskSite } from '@tutoring/domain/desk';
import { readBuilt } from '../common/read-built';
import { isThisMachine } from '../common/this-machine';

export type Site = DeskSite;

/** Loads the facts about the site. On this machine nobody signs in, so nobody signs out. */
export async function loadSite(signal: AbortSignal): Promise<Site> {
  const { signOut, ...site } = await readBuilt<Site>('site.json', signal);
  return isThisMachine() ? site : { ...site, signOut };
}
