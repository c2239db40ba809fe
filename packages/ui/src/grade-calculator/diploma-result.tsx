import {
  cheapestRises,
  closestWay,
  decideDiploma,
  retakes,
  type ConditionLine,
  type DiplomaDecision,
  type Ways,
} from '@tutoring/domain/ib-diploma';
import { memo, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import type { Fields } from '../tool/fields';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import { wholeNumberIn } from '../tool/number-field';
import { conditionText, standingText } from './condition-text';
import { inputOf, isTarget, NUMBERS, type LEVELS } from './diploma-form';
import * as styles from './grade-calculator.css';
import { Recognised } from './recognised';
import type { Words } from './words';

/** The number of equally easy ways that are listed. */
const WAYS_SHOWN = 5;

interface ResultProps {
  /** Whether the reasons are collapsed. */
  brief: boolean;
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  words: Words;
  nameOf: (number: number) => string;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The result: points, the decision with its reasons, and what would change it. */
export const DiplomaResult = memo(function DiplomaResult({ brief, ...props }: ResultProps) {
  const { fields, words, labelOf } = props;
  const decision = decideDiploma(inputOf(fields));
  const list = new Intl.ListFormat(useLang(), { type: 'unit' });
  // A live region: screen readers announce the headline at each change, not the whole result.
  const outcome = (
    <div aria-live="polite">
      {decision.status === 'invalid' ? (
        <Levels fields={fields} words={words} />
      ) : decision.status === 'incomplete' ? (
        <p>{fill(words.incomplete, { fields: list.format(new Set(decision.missing.map(labelOf))) })}</p>
      ) : (
        <Decision decision={decision} words={words} />
      )}
    </div>
  );
  if (decision.status === 'invalid' || decision.status === 'incomplete') return outcome;
  const reasons = <Reasons {...props} decision={decision} />;
  return (
    <>
      {outcome}
      {brief ? <OnRequest summary={words.reasons}>{reasons}</OnRequest> : reasons}
      <p className={sheet.caution}>{words.notCertain}</p>
    </>
  );
});

interface ReasonsProps extends Omit<ResultProps, 'brief'> {
  decision: DiplomaDecision;
}

/** Every condition, what would change the result, and how universities recognise it. */
function Reasons({ fields, change, words, nameOf, labelOf, decision }: ReasonsProps) {
  const input = inputOf(fields);
  const target = fields.target ?? '';
  return (
    <>
      <Conditions lines={decision.conditions} words={words} />
      {decision.status === 'not-awarded' && (
        <Section title={words.closest}>
          <WayList ways={closestWay(input)} isAward text={words.closestText} words={words} labelOf={labelOf} />
        </Section>
      )}
      {decision.status === 'not-awarded' && (
        <Section title={words.retake}>
          <WayList
            ways={retakes(input)}
            text={words.retakeText}
            none={words.retakeNone}
            words={words}
            labelOf={labelOf}
          />
        </Section>
      )}
      {isTarget(target) && (
        <Target target={wholeNumberIn(target)} points={decision.points} words={words}>
          <WayList
            ways={cheapestRises(input, wholeNumberIn(target))}
            text={words.towardsText}
            words={words}
            labelOf={labelOf}
          />
        </Target>
      )}
      <Recognised fields={fields} change={change} decision={decision} nameOf={nameOf} />
    </>
  );
}

interface TargetProps {
  target: number;
  /** The points of the current grades. */
  points: number;
  words: Words;
  /** The way there. */
  children: ReactNode;
}

function Target({ target, points, words, children }: TargetProps) {
  return (
    <Section title={fill(words.towards, { target: String(target) })}>
      {target > points ? children : <p>{fill(words.reached, { target: String(points) })}</p>}
    </Section>
  );
}

/** Shown if too many of the six subjects are at one level. */
function Levels({ fields, words }: { fields: Fields; words: Words }) {
  const at = (wanted: (typeof LEVELS)[number]) =>
    String(NUMBERS.filter((number) => fields[`level${number}`] === wanted).length);
  return <p className={sheet.problem}>{fill(words.problem_levels, { hl: at('HL'), sl: at('SL') })}</p>;
}

function Decision({
  decision: { status, points, subjectPoints, core },
  words,
}: {
  decision: DiplomaDecision;
  words: Words;
}) {
  return (
    <>
      <p className={sheet.figure}>{fill(words.points, { points: String(points) })}</p>
      <p>{fill(words.parts, { subjects: String(subjectPoints), core: String(core.points) })}</p>
      {core.failing && <p>{fill(words.coreFails, { letter: core.failing })}</p>}
      <p className={styles.decision}>{status === 'awarded' ? words.awarded : words.notAwarded}</p>
    </>
  );
}

function Conditions({ lines, words }: { lines: readonly ConditionLine[]; words: Words }) {
  return (
    <table className={cx(sheet.table, styles.conditions)}>
      <caption>{words.conditions}</caption>
      <thead>
        <tr>
          <th scope="col">{words.condition}</th>
          <th scope="col">{words.yours}</th>
          <th scope="col">{words.status}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.condition} data-met={line.met}>
            <th scope="row">{conditionText(line, words)}</th>
            <td>{standingText(line, words)}</td>
            <td>{line.met === 'unknown' ? words.unknown : line.met ? words.met : words.failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WayListProps {
  ways: Ways | { status: 'invalid' | 'incomplete' };
  text: string;
  /** Whether they lead to the Diploma, which also needs CAS. A total does not. @default false */
  isAward?: boolean;
  /** The text if no change of grades is enough. @default that none is */
  none?: string;
  words: Words;
  labelOf: (field: string) => string;
}

function WayList({ ways, text, none, isAward = false, words, labelOf }: WayListProps) {
  const lang = useLang();
  if (!('ways' in ways)) return null;
  const cas = isAward && ways.needsCas && <p>{words.needsCas}</p>;
  if (ways.ways.length === 0) return cas || <p>{none ?? words.unreachable}</p>;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const shown = ways.ways.slice(0, WAYS_SHOWN);
  const others = ways.count - shown.length;
  return (
    <>
      {cas}
      <p>{text}</p>
      <ul className={sheet.list}>
        {shown.map(({ rises }) => {
          const texts = rises.map(({ field, from, to }) =>
            fill(words.rise, { field: labelOf(field), from: String(from), to: String(to) }),
          );
          return <li key={texts.join()}>{list.format(texts)}</li>;
        })}
        {others > 0 && <li>{fill(words.more, { count: String(others) })}</li>}
      </ul>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={sheet.heading}>{title}</h3>
      {children}
    </section>
  );
}
