import type { MarkedDiploma, MarkedGrade } from '@tutoring/domain/ib-diploma';
import type { Fields } from '../tool/fields';
import { fill } from '../lib/fill';
import { outcomeOf } from '../subject-calculator/outcome';
import { resultTexts } from '../subject-calculator/result-texts';
import { chosenIn, entriesIn } from '../subject-calculator/subject-form';
import type { Texts } from '../subject-calculator/texts';
import { rowFields, type Row } from './row-form';
import type { Messages } from './translation';

/** What a row's marks say, in words. */
export interface RowTexts {
  /** The grade or letter that the marks give; `undefined` if they give none. */
  counted: string | undefined;
  /** The per cent or marks, and what is missing or next; `undefined` without marks. */
  status: string | undefined;
}

/** The texts of each row. */
export function rowTexts(row: Row, fields: Fields, diploma: MarkedDiploma, messages: Messages, texts: Texts): RowTexts {
  if (row === 'tok' || row === 'ee') return coreTexts(row, fields, texts);
  const { marked } = diploma.subjects[Number(row) - 1] ?? {};
  if (!marked) return { counted: undefined, status: undefined };
  if (marked.status === 'invalid') return { counted: undefined, status: texts.messages.mend };
  const standing = standingText(marked, fields, row, messages, texts);
  return {
    counted: marked.likely === null ? undefined : String(marked.likely),
    status: [percentText(marked, texts), standing].filter(Boolean).join(' · '),
  };
}

/** The percentage of a subject, or its range while marks are missing. */
export function percentText({ percent: { least, most } }: MarkedGrade, texts: Texts): string {
  return least === most ? texts.percent(least) : texts.percentRange({ low: Math.floor(least), high: Math.ceil(most) });
}

/** The marks to the next grade; `undefined` if there are none to tell. */
export function nextText({ next }: MarkedGrade, messages: Messages, texts: Texts): string | undefined {
  if (!next || next.marks === null) return undefined;
  return fill(messages.marks_next, { grade: String(next.grade), marks: texts.number(next.marks) });
}

function standingText(marked: MarkedGrade, fields: Fields, row: Row, messages: Messages, texts: Texts) {
  if (marked.missing.length > 0) {
    const { components } = chosenIn(rowFields(fields, row));
    const names = marked.missing.flatMap((id) => components.find((one) => one.id === id)?.name ?? []);
    return fill(messages.marks_missing, { components: texts.list(names) });
  }
  return marked.likely === null ? messages.marks_noGrade : nextText(marked, messages, texts);
}

/** Theory of Knowledge and the Extended Essay say the same as in the form of one subject. */
function coreTexts(row: Row, fields: Fields, texts: Texts): RowTexts {
  const outcome = outcomeOf(rowFields(fields, row), undefined);
  if (outcome.kind !== 'core') return { counted: undefined, status: undefined };
  const { marks, problems } = outcome;
  if (problems.size > 0) return { counted: undefined, status: texts.messages.mend };
  const entered = resultTexts(outcome, texts);
  if (!marks || !entered) return { counted: undefined, status: undefined };
  const isComplete = marks.missing.length === 0;
  return {
    counted: isComplete ? marks.letters?.lowest : undefined,
    status: isComplete
      ? fill(texts.messages.marks, { marks: texts.number(marks.least), outOf: String(marks.outOf) })
      : entered.sum && fill(entered.sum.message, entered.sum.values),
  };
}

/** Each entered mark of a row, such as “Paper 1 48/75”; none without marks. */
export function markTexts(row: Row, fields: Fields): string[] {
  const inRow = rowFields(fields, row);
  if (!inRow.course) return [];
  const chosen = chosenIn(inRow);
  const { marks, maxima } = entriesIn(inRow, chosen);
  return chosen.components.flatMap(({ id, name, maxMarks }) =>
    marks[id] === undefined ? [] : [`${name} ${marks[id]}/${maxima?.[id] ?? maxMarks ?? '–'}`],
  );
}
