import type { StudyPlan, StudyRequest } from '@tutoring/domain/study-plan';
import {
  keptPlanIcs,
  studyPlanIcs,
  type ExportedEvents,
  type StudyCalendarFile,
} from '@tutoring/domain/study-plan-calendar';
import type { KeptPlan } from '@tutoring/domain/study-plan-kept';
import { fill } from '../lib/fill';
import { shortfall } from './shortfall';
import { PLAN_LINK } from './plan-link';
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

/** The plan that the visitor follows as a calendar file. Each event links to this page, where it is ticked as done. */
export function keptCalendar(kept: KeptPlan, messages: Messages, texts: Texts): string {
  const address = ({ id }: { id: string }) => location.origin + location.pathname + PLAN_LINK.done + id;
  return keptPlanIcs(kept, {
    stamp: new Date().toISOString(),
    domain: location.hostname,
    address,
    summary: ({ subject: id, component, ...slot }) =>
      texts.named(
        texts.slotName({ ...slot, id, ...(component !== undefined && { component }) }),
        texts.hours(slot.hours),
      ),
    // Some calendars show no address.
    description: (session) =>
      [
        session.recalls && fill(messages.recalls, { date: texts.date(session.recalls) }),
        session.note,
        fill(messages.kept_tick, { address: address(session) }),
      ]
        .filter(Boolean)
        .join('\n'),
    ends: endsOf(kept.request, messages, texts).map(({ name, ...end }) => ({ ...end, summary: name })),
  });
}
