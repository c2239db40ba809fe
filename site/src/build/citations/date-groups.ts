/** The groups of dates.yaml for scripts, which run this file with Node as it is. The site's build reads them with their schema. */
import type { KeyDate } from '@tutoring/domain/dates';
import { parse } from 'yaml';

export const DATES_FILE = 'site/data/dates.yaml';

/** Dates of one source, each with what its group says for all. */
export interface DateGroup {
  group: string;
  /** The month of the last check, such as `2026-11`. */
  checked: string;
  source: KeyDate['source'];
  dates: readonly KeyDate[];
}

/** Reads the groups of the file's text. */
export function readDateGroups(text: string): DateGroup[] {
  const groups = parse(text) as (Partial<KeyDate> & DateGroup)[];
  return groups.map(({ group, dates, ...all }) => ({
    group,
    checked: all.checked,
    source: all.source,
    dates: dates.map((date) => ({ ...all, ...date })),
  }));
}
