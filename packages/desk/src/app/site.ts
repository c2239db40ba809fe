import type { DeskSite } from '@tutoring/domain/desk';
import { readBuilt } from '../common/read-built';

export type Site = DeskSite;

/** Loads the facts about the site. */
export const loadSite = (signal: AbortSignal) => readBuilt<Site>('site.json', signal);
