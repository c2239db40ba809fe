import type { StudyChange, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, weekOf } from './week';

/** A request with a change made to it; a target that is lowered to what is there already keeps the floor of hours. */
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

/** A request with changes made to it, one after the other. */
export function applyAll(request: StudyRequest, changes: readonly StudyChange[]): StudyRequest {
  return changes.reduce(applyChange, request);
}

/** A week as told, with another number of hours in the same proportions. */
export function withHours(hours: StudyRequest['hours'], hoursAWeek: number): StudyRequest['hours'] {
  if (typeof hours === 'number') return hoursAWeek;
  return weekOf(hours, hoursAWeek * HALF_HOURS).map((units) => units / HALF_HOURS);
}
