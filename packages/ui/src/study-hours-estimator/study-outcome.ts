import { planStudy, type CalendarDate, type StudyPlan, type StudyRequest } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import { rowsOf } from './study-form';
import {
  doubtfulPercent,
  problemsOf,
  readStudy,
  type RowNames,
  type StudyProblems,
  type StudyReading,
} from './study-request';
import type { Messages } from './translation';

/** Questions by field: `percent` if a small number is read as a percentage, `not-above` if a target is already reached. */
export type StudyHints = Readonly<Record<string, 'percent' | 'not-above'>>;

/** Everything the result shows for a form. */
export interface StudyOutcome {
  fields: Fields;
  request: StudyRequest;
  names: RowNames;
  /** Required fields that are empty. */
  missing: readonly string[];
  /** By field. */
  problems: StudyProblems;
  /** Questions about valid values that may be mistakes, by field. */
  hints: StudyHints;
  /** Absent while anything is missing or wrong. */
  plan?: StudyPlan;
  /** The day of the visitor's clock, once it is known. The plan can be from an earlier day. */
  clock?: CalendarDate | undefined;
}

/** Reads a form and makes the plan. */
export function studyOutcome(
  fields: Fields,
  today: CalendarDate,
  messages: Messages,
  clock?: CalendarDate,
): StudyOutcome {
  const names = rowNames(fields, messages);
  const reading = readStudy(fields, today, names);
  const { request, missing } = reading;
  const result = planStudy(request);
  const outcome = { fields, request, names, missing, clock };
  const doubts = doubtsOf(fields);
  if (result.status === 'invalid') return { ...outcome, problems: problemsOf(reading, result.problems), hints: doubts };
  const hints = { ...reachedOf(reading, result.plan), ...doubts };
  return { ...outcome, problems: {}, hints, ...(missing.length === 0 && { plan: result.plan }) };
}

function doubtsOf(fields: Fields): StudyHints {
  const standings = rowsOf(fields, 'subject').flatMap((number) => [`now${number}`, `target${number}`]);
  const doubtful = standings.filter((field) => doubtfulPercent(fields[field] ?? '') !== undefined);
  return Object.fromEntries(doubtful.map((field) => [field, 'percent']));
}

/** The targets that are not above the current grade. */
function reachedOf({ fieldOf }: StudyReading, { subjects }: StudyPlan): StudyHints {
  return Object.fromEntries(
    subjects.flatMap(({ rule }, index) => (rule.gap > 0 ? [] : [[fieldOf(`subjects.${index}.target`), 'not-above']])),
  );
}

/** The names of the form's rows. */
export function rowNames(fields: Fields, messages: Messages): RowNames {
  const subjects = rowsOf(fields, 'subject');
  return {
    subject: (number) =>
      fields[`name${number}`]?.trim() || fill(messages.subjectNumber, { number: String(subjects.indexOf(number) + 1) }),
    work: (number) => {
      const field = messages[`work_${fields[`kind${number}`] ?? 'ia'}` as 'work_ia'];
      const name = fields[`title${number}`]?.trim();
      return name ? fill(messages.fieldOf, { field, name }) : field;
    },
  };
}
