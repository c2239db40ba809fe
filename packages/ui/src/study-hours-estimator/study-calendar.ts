import type { StudyPlan, StudyRequest } from '@tutoring/domain/study-plan';
import { studyPlanIcs, type ExportedEvents, type StudyCalendarFile } from '@tutoring/domain/study-plan-calendar';
import { fill } from '../lib/fill';
import { shortfall } from './shortfall';
import { endsOf } from './study-ends';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/**
 * The plan as a calendar file: one event for each slot, and one for each exam and due date. If hours do not fit, the
 * calendar's description says so, and so does the event of the exam or due date, because most calendars show only events.
 * @param domain The site's domain, which makes the event ids unique.
 * @param stamp When the file is made: an ISO instant.
 * @param exported The events of earlier files. @default none
 */
export function studyCalendar(
  plan: StudyPlan,
  request: StudyRequest,
  messages: Messages,
  texts: Texts,
  domain: string,
  stamp: string,
  exported?: ExportedEvents,
): StudyCalendarFile {
  const missing = { exam: plan.subjects, coursework: plan.coursework };
  return studyPlanIcs(plan, {
    stamp,
    domain,
    summary: (slot) => texts.named(texts.slotName(slot), texts.hours(slot.hours)),
    description: ({ recalls }) => recalls && fill(messages.recalls, { date: texts.date(recalls) }),
    ends: endsOf(request, messages, texts).map(({ name, ...end }) => {
      const hours = missing[end.for].find(({ id }) => id === end.id)?.missing ?? 0;
      return {
        ...end,
        summary: name,
        description: hours > 0 ? texts.named(messages.missing, texts.hours(hours)) : undefined,
      };
    }),
    about: shortfall(plan, messages, texts),
    cancelled: messages.icsGone,
    ...(exported && { exported }),
  });
}
