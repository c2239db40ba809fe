import type { CsvCell } from '@tutoring/domain/csv';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import {
  nextPoints,
  type LetterToRise,
  type MarkedDiploma,
  type NextPoint,
  type NextPoints as Ranking,
  type SubjectToRise,
} from '@tutoring/domain/ib-diploma';
import { essayMarks, tokMarks } from '@tutoring/domain/ib-subject';
import { Checkbox } from '../field/field';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import { English } from '../subject-calculator/english';
import { chosenIn, entriesIn, type Chosen } from '../subject-calculator/subject-form';
import type { Fields } from '../tool/fields';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import * as styles from './grade-calculator.css';
import { marksIn } from './marked';
import { rowFields, SUBJECT_ROWS } from './row-form';
import type { Messages } from './translation';
import { Section } from './way-list';

/** The number of components that are listed at once. */
const LISTED = 6;
/** Keeps the sign before its number in Arabic. */
const LEFT_TO_RIGHT = '\u200e';
/** The only component of the Extended Essay: it is one piece of work, whatever its criteria are. */
const WHOLE_ESSAY = 'essay';

export interface NextPointsProps {
  fields: Fields;
  /** The diploma of these fields. */
  diploma: MarkedDiploma;
  boundaries: IbBoundaries | undefined;
  messages: Messages;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** Every component of the marked subjects by the marks to the next grade. Nothing without complete marks. */
export function NextPoints(props: NextPointsProps & { change: (changes: Fields) => void }) {
  const { fields, messages, labelOf, change } = props;
  const list = new Intl.ListFormat(useLang(), { type: 'unit' });
  const { points, noWays } = nextPointsIn(props);
  if (points.length === 0 && noWays.length === 0) return null;
  const [first, others] = [points.slice(0, LISTED), points.slice(LISTED)];
  const stuck = noWays.filter(({ why }) => why === 'not-enough').map(({ field }) => field);
  const alone = [...new Set(stuck)].filter((field) => points.every((point) => point.field !== field));
  return (
    <Section title={messages.next_title}>
      <p>{points.length > 0 ? messages.next_text : messages.next_nothing}</p>
      <Checkbox
        name="handedin"
        checked={'handedin' in fields}
        onChange={({ target }) => change({ handedin: target.checked ? 'on' : '' })}
        label={messages.next_handedIn}
      />
      {first.length > 0 && <Table points={first} {...props} />}
      {others.length > 0 && (
        <OnRequest summary={fill(messages.next_more, { count: String(others.length) })}>
          <Table points={others} {...props} />
        </OnRequest>
      )}
      {alone.length > 0 && points.length > 0 && (
        <p className={sheet.caution}>
          {fill(messages.next_alone, { fields: list.format(alone.map((field) => labelOf(field))) })}
        </p>
      )}
    </Section>
  );
}

function Table({ points, ...props }: NextPointsProps & { points: readonly NextPoint[] }) {
  const { messages, labelOf } = props;
  return (
    <table className={cx(sheet.table, styles.subjects)}>
      <thead>
        <tr>
          <th scope="col">{messages.next_component}</th>
          <th scope="col">{messages.next_marks}</th>
          <th scope="col">{messages.next_gives}</th>
          <th scope="col">{messages.next_enough}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={`${point.field} ${point.component}`}>
            <th scope="row">
              {labelOf(point.field)}
              {point.field !== 'ee' && (
                <span className={styles.small}>
                  <English>{componentName(point, props)}</English>
                </span>
              )}
            </th>
            <td>
              {`${LEFT_TO_RIGHT}+${point.marks}`}
              <span className={styles.small}>{markText(point, messages)}</span>
            </td>
            <td>
              {point.to}
              <span className={styles.small}>{fill(messages.next_gain, { gain: String(point.gain) })}</span>
            </td>
            <td>
              {enoughText(point, messages)}
              {point.holds < point.of && <span className={styles.small}>{allText(point, messages)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a report. */
export function nextRows(props: NextPointsProps): CsvCell[][] {
  const { messages, labelOf } = props;
  const { points } = nextPointsIn(props);
  if (points.length === 0) return [];
  return [
    [],
    [messages.next_title],
    [messages.subject, messages.next_component, messages.next_marks, messages.next_gives, messages.next_enough],
    ...points.map((point) => [
      labelOf(point.field),
      componentName(point, props),
      point.marks,
      point.to,
      enoughText(point, messages),
    ]),
  ];
}

const markText = ({ mark, max }: NextPoint, messages: Messages) =>
  fill(messages.next_of, { mark: String(mark), max: String(max) });

/** In how many sessions the marks are enough. The letters have one set of boundaries. */
const enoughText = ({ holds, of }: NextPoint, messages: Messages) =>
  of === 1 ? messages.none : fill(messages.next_holds, { holds: String(holds), of: String(of) });

const allText = ({ marksForAll }: NextPoint, messages: Messages) =>
  marksForAll === null ? messages.next_never : fill(messages.next_all, { marks: String(marksForAll) });

/** The name of a component in English. */
function componentName({ field, component }: NextPoint, { fields }: NextPointsProps): string {
  const row = field === 'tok' || field === 'ee' ? field : SUBJECT_ROWS[Number(field.split('.')[1])];
  const { components } = chosenIn(rowFields(fields, row ?? '1'));
  return components.find(({ id }) => id === component)?.name ?? '';
}

/** The ranking of everything whose grade comes from marks. */
export function nextPointsIn({ fields, diploma, boundaries }: NextPointsProps): Ranking {
  const isHandedIn = 'handedin' in fields;
  const subjects = SUBJECT_ROWS.flatMap((row, place): SubjectToRise[] => {
    const inRow = rowFields(fields, row);
    const marks = marksIn(inRow, boundaries);
    if (!marks || diploma.subjects[place]?.from !== 'marks') return [];
    return [{ ...marks, field: `subjects.${place}.grade`, components: risingIn(chosenIn(inRow), isHandedIn) }];
  });
  const letters = [...tokIn(fields, diploma, isHandedIn), ...essayIn(fields, diploma, isHandedIn)];
  return nextPoints(subjects, letters, { tok: diploma.tok.letter ?? 'N', ee: diploma.ee.letter ?? 'N' });
}

/** An examination has a length and is marked by the IB. Everything else can be handed in before. */
function risingIn({ components }: Chosen, isHandedIn: boolean): SubjectToRise['components'] {
  return components.map((one) => {
    const isExam = one.kind === 'external' && one.minutes !== undefined;
    return { ...one, isExam, final: isHandedIn && !isExam };
  });
}

function tokIn(fields: Fields, { tok }: MarkedDiploma, isHandedIn: boolean): LetterToRise[] {
  if (tok.from !== 'marks') return [];
  const inRow = rowFields(fields, 'tok');
  const chosen = chosenIn(inRow);
  const entries = entriesIn(inRow, chosen);
  const marks = tokMarks(entries);
  if (marks.status !== 'ready') return [];
  const { outOf, letters } = marks;
  // The course's weights are per cent, rounded to a tenth. Here they are marks of the total.
  const components = risingIn(chosen, isHandedIn).map((one) => ({
    ...one,
    weight: Math.round((one.weight / 100) * outOf),
  }));
  return [{ field: 'tok', components, entries, letters: letters?.by }];
}

function essayIn(fields: Fields, { ee }: MarkedDiploma, isHandedIn: boolean): LetterToRise[] {
  if (ee.from !== 'marks') return [];
  const inRow = rowFields(fields, 'ee');
  const chosen = chosenIn(inRow);
  const marks = essayMarks(Number(chosen.variant), entriesIn(inRow, chosen).marks);
  if (marks.status !== 'ready') return [];
  const { least, outOf, letters } = marks;
  return [
    {
      field: 'ee',
      components: [{ id: WHOLE_ESSAY, weight: outOf, maxMarks: outOf, final: isHandedIn }],
      entries: { marks: { [WHOLE_ESSAY]: least } },
      letters: letters?.by,
    },
  ];
}
