import type { StudyChange, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, weekOf } from './week';

/** Applies a change to a request. A subject with a lowered target gets `hold`, so it keeps the minimum of hours. */
export function applyChange(request: StudyRequest, change: StudyChange): StudyRequest {
  switch (change.kind) {
    case 'more-hours':
      return { ...request, hours: withHours(request.hours, change.hoursAWeek) };
    case 'more-practice':
      return { ...request, practice: change.practice };
    case 'fewer-off':
      return { ...request, off: (request.off ?? []).filter((entry) => !change.off.includes(entry)) };
    case 'lower-target': {
      const lower = (subject: StudySubject) => ({ ...subject, target: { grade: change.grade }, hold: true });
      return {
        ...request,
        subjects: request.subjects.map((subject) => (subject.id === change.subject ? lower(subject) : subject)),
      };
    }
  }
}

/** Applies changes in order. */
export function applyAll(request: StudyRequest, changes: readonly StudyChange[]): StudyRequest {
  return changes.reduce(applyChange, request);
}

/** The hours of a week, scaled to another total. */
export function withHours(hours: StudyRequest['hours'], hoursAWeek: number): StudyRequest['hours'] {
  if (typeof hours === 'number') return hoursAWeek;
  return weekOf(hours, hoursAWeek * HALF_HOURS).map((units) => units / HALF_HOURS);
}
