import type { CalendarDate, StudyRequest } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** An exam or a due date that a plan works towards. */
interface StudyEnd {
  date: CalendarDate;
  for: 'exam' | 'coursework';
  id: string;
  name: string;
}

/** Exams and due dates, with their names. */
export function endsOf({ subjects, coursework = [] }: StudyRequest, messages: Messages, texts: Texts): StudyEnd[] {
  return [
    ...subjects.map(({ id, exam }) => ({
      ...{ date: exam, for: 'exam' as const, id },
      name: fill(messages.examOf, { name: texts.isolated(id) }),
    })),
    ...coursework.map(({ id, due }) => ({
      ...{ date: due, for: 'coursework' as const, id },
      name: fill(messages.dueOf, { name: texts.isolated(id) }),
    })),
  ];
}
