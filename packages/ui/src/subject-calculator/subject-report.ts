import type { CsvCell } from '@tutoring/domain/csv';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { nameOf } from './courses';
import { outcomeOf } from './outcome';
import { numberIn, type Chosen } from './subject-form';
import type { Texts } from './texts';
import { sourceOf, resultTexts, type MessageWithValues } from './result-texts';

/** The result for files; `undefined` without a mark or with an error. */
export function subjectReport(
  fields: Fields,
  texts: Texts,
  boundaries: IbBoundaries | undefined,
): ToolReport | undefined {
  const outcome = outcomeOf(fields, boundaries);
  const resultText = resultTexts(outcome, texts);
  if (!resultText) return undefined;
  const { messages } = texts;
  const { chosen, marks, lines } = outcome;
  const name = nameOf(chosen.course, messages);
  const subject = chosen.kind === 'subject' ? `${name} ${chosen.variant}` : name;
  const parts = partsOf(fields, chosen);
  const { figure, sum, past, doubts, need } = resultText;
  const needed = need && `${said(need.heading)}: ${need.answers.map(said).join(' · ')}`;
  const explained = [sum && said(sum), past, ...doubts, needed, sourceOf(outcome, texts, boundaries)].filter(
    (line) => line !== undefined,
  );
  return {
    title: `${messages.form}: ${subject}`,
    headline: figure,
    lines: [parts.map(({ name, mark, max }) => `${name} ${mark}/${max}`).join(' · '), ...explained],
    rows: [
      [messages.component, messages.share, messages.mark, messages.max],
      ...parts.map(({ name, weight, mark, max }): CsvCell[] => [name, weight, mark, max]),
      [],
      [subject, figure],
      ...explained.map((line) => [line]),
      ...(lines.length > 0 ? [[], [messages.grade, messages.lowest, messages.highest, messages.stands]] : []),
      ...lines.map((line): CsvCell[] => [
        line.grade,
        line.low,
        line.high,
        texts.standing(line, marks?.missing.length === 0),
      ]),
    ],
  };
}

const said = ({ message, values }: MessageWithValues) => fill(message, values);

/** Each component with its entries. */
function partsOf(fields: Fields, { key, components }: Chosen) {
  return components.map(({ id, name, weight, maxMarks }) => ({
    name,
    weight,
    mark: numberIn(fields, `${key}.${id}`) ?? '–',
    max: numberIn(fields, `${key}.${id}.max`) ?? maxMarks ?? '–',
  }));
}
