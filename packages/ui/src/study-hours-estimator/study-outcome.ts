import { planStudy, type StudyPlan, type StudyRequest } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import { rowsOf } from './study-form';
import { problemsOf, readStudy, type RowNames, type StudyProblems } from './study-request';
import type { Words } from './words';

/** What comes of a form. */
export interface StudyOutcome {
  fields: Fields;
  request: StudyRequest;
  names: RowNames;
  /** The fields that are empty and should not be. */
  missing: readonly string[];
  /** By field. */
  problems: StudyProblems;
  /** Left out while anything is missing or wrong. */
  plan?: StudyPlan;
}

/** Reads a form and plans. */
export function studyOutcome(fields: Fields, today: string, words: Words): StudyOutcome {
  const names = rowNames(fields, words);
  const reading = readStudy(fields, today, names);
  const { request, missing } = reading;
  const result = planStudy(request);
  const outcome = { fields, request, names, missing };
  if (result.status === 'invalid') return { ...outcome, problems: problemsOf(reading, result.problems) };
  return { ...outcome, problems: {}, ...(missing.length === 0 && { plan: result.plan }) };
}

/** What the rows of a form are called. */
export function rowNames(fields: Fields, words: Words): RowNames {
  const subjects = rowsOf(fields, 'subject');
  return {
    subject: (number) =>
      fields[`name${number}`]?.trim() || fill(words.subjectNumber, { number: String(subjects.indexOf(number) + 1) }),
    work: (number) => {
      const field = words[`work_${fields[`kind${number}`] ?? 'ia'}` as 'work_ia'];
      const name = fields[`title${number}`]?.trim();
      return name ? fill(words.fieldOf, { field, name }) : field;
    },
  };
}
