import type { CsvCell } from '@tutoring/domain/csv';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { nameOf } from './courses';
import { outcomeOf } from './outcome';
import { numberIn, type Chosen } from './subject-form';
import type { Texts } from './texts';
import { sourceOf, tell, type Said } from './told';

/** The result for files; `undefined` without a mark or with an error. */
export function subjectReport(fields: Fields, texts: Texts): ToolReport | undefined {
  const outcome = outcomeOf(fields);
  const told = tell(outcome, texts);
  if (!told) return undefined;
  const { words } = texts;
  const { chosen, marks, lines } = outcome;
  const name = nameOf(chosen.course, words);
  const subject = chosen.kind === 'subject' ? `${name} ${chosen.variant}` : name;
  const parts = partsOf(fields, chosen);
  const { figure, sum, doubts, need } = told;
  const needed = need && `${said(need.heading)}: ${need.answers.map(said).join(' · ')}`;
  const explained = [sum && said(sum), ...doubts, needed, sourceOf(outcome, texts)].filter(
    (line) => line !== undefined,
  );
  return {
    title: `${words.form}: ${subject}`,
    headline: figure,
    lines: [parts.map(({ name, mark, max }) => `${name} ${mark}/${max}`).join(' · '), ...explained],
    rows: [
      [words.component, words.share, words.mark, words.max],
      ...parts.map(({ name, weight, mark, max }): CsvCell[] => [name, weight, mark, max]),
      [],
      [subject, figure],
      ...explained.map((line) => [line]),
      ...(lines.length > 0 ? [[], [words.grade, words.lowest, words.highest, words.stands]] : []),
      ...lines.map((line): CsvCell[] => [
        line.grade,
        line.low,
        line.high,
        texts.standing(line, marks?.missing.length === 0),
      ]),
    ],
  };
}

const said = ({ message, values }: Said) => fill(message, values);

/** Each component with its entries. */
function partsOf(fields: Fields, { key, components }: Chosen) {
  return components.map(({ id, name, weight, maxMarks }) => ({
    name,
    weight,
    mark: numberIn(fields, `${key}.${id}`) ?? '–',
    max: numberIn(fields, `${key}.${id}.max`) ?? maxMarks ?? '–',
  }));
}
