import type { StudyPlan } from '@tutoring/domain/study-plan';
import { studyPlanIcs } from '@tutoring/domain/study-plan-calendar';
import { fill } from '../lib/fill';
import type { Texts } from './study-text';
import type { Words } from './words';

/**
 * The plan as a calendar file, one event for each slot.
 * @param domain The site's, which makes the events its own.
 * @param stamp The ISO instant at which it is made.
 */
export function studyCalendar(plan: StudyPlan, words: Words, texts: Texts, domain: string, stamp: string): string {
  return studyPlanIcs(plan, {
    stamp,
    domain,
    summary: (slot) => texts.named(texts.slotName(slot), texts.hours(slot.hours)),
    description: ({ recalls }) => recalls && fill(words.recalls, { date: texts.date(recalls) }),
  });
}
