import { datesFeedPath } from '@tutoring/domain/dates';
import type { Language } from '@tutoring/domain/languages';

/** What a visitor chooses at /dates. What is missing or empty wants all. */
export interface DatesChoice {
  programme?: string | undefined;
  region?: string | undefined;
  course?: string | undefined;
  session?: string | undefined;
}

/**
 * The path of the calendar with the chosen dates. Without a region, the page shows those of all regions, so the calendar has them.
 * @param regions The codes of all regions that have dates.
 */
export function chosenDatesPath(
  { programme, region, course, session }: DatesChoice,
  { language, regions }: { language: Language; regions: readonly string[] },
): string {
  return datesFeedPath({
    programme: programme === 'IB' || programme === 'AP' ? programme : undefined,
    regions: region ? [region] : regions,
    courses: course ? [course] : [],
    session: session || undefined,
    language,
  });
}
