import {
  cheapestRises,
  closestWay,
  decideDiploma,
  type ConditionLine,
  type DiplomaDecision,
  type Ways,
} from '@tutoring/domain/ib-diploma';
import type { ReactNode } from 'react';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import { inputOf, isTarget, type DiplomaEntry } from './diploma-entry';
import * as styles from './grade-calculator.css';
import type { en } from './messages/en';

type Words = Record<keyof typeof en, string>;

/** How many of the equally cheap ways are written out. */
const WAYS_SHOWN = 5;

interface ResultProps {
  entry: DiplomaEntry;
  words: Words;
  /** What a field is called: the subject's own name, if it has one. */
  labelOf: (field: string) => string;
}

/** What the grades come to: points, the decision with its reasons, and what would change it. */
export function DiplomaResult({ entry, words, labelOf }: ResultProps) {
  const input = inputOf(entry);
  const decision = decideDiploma(input);
  const list = new Intl.ListFormat(useLang(), { type: 'unit' });
  // Read out at each change: what it comes to, and not all that is said about it.
  const outcome = (
    <div aria-live="polite">
      {decision.status === 'invalid' ? (
        <Levels entry={entry} words={words} />
      ) : decision.status === 'incomplete' ? (
        <p>{fill(words.incomplete, { fields: list.format(new Set(decision.missing.map(labelOf))) })}</p>
      ) : (
        <Decision decision={decision} words={words} />
      )}
    </div>
  );
  if (decision.status === 'invalid' || decision.status === 'incomplete') return outcome;
  return (
    <>
      {outcome}
      <Conditions lines={decision.conditions} words={words} />
      {decision.status === 'not-awarded' && (
        <Section title={words.closest}>
          <WayList ways={closestWay(input)} isAward text={words.closestText} words={words} labelOf={labelOf} />
        </Section>
      )}
      {entry.target !== '' && (
        <Target target={Number(entry.target)} points={decision.points} words={words}>
          <WayList
            ways={cheapestRises(input, Number(entry.target))}
            text={words.towardsText}
            words={words}
            labelOf={labelOf}
          />
        </Target>
      )}
      <p className={styles.caution}>{words.notCertain}</p>
    </>
  );
}

interface TargetProps {
  target: number;
  /** What the grades come to already. */
  points: number;
  words: Words;
  /** The way there. */
  children: ReactNode;
}

function Target({ target, points, words, children }: TargetProps) {
  // The field has said so itself.
  if (!isTarget(target)) return null;
  return (
    <Section title={fill(words.towards, { target: String(target) })}>
      {target > points ? children : <p>{fill(words.reached, { target: String(points) })}</p>}
    </Section>
  );
}

/** Six subjects, of which too many are at one level. */
function Levels({ entry: { subjects }, words }: { entry: DiplomaEntry; words: Words }) {
  const at = (wanted: string) => String(subjects.filter(({ level }) => level === wanted).length);
  return <p className={styles.problem}>{fill(words.problem_levels, { hl: at('HL'), sl: at('SL') })}</p>;
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
      <p className={styles.points}>{fill(words.points, { points: String(points) })}</p>
      <p>{fill(words.parts, { subjects: String(subjectPoints), core: String(core.points) })}</p>
      {core.failing && <p>{fill(words.coreFails, { letter: core.failing })}</p>}
      <p className={styles.decision}>{status === 'awarded' ? words.awarded : words.notAwarded}</p>
    </>
  );
}

function Conditions({ lines, words }: { lines: readonly ConditionLine[]; words: Words }) {
  return (
    <table className={styles.conditions}>
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
            <th scope="row">
              {fill(words[`condition_${line.condition}`], 'limit' in line ? { limit: String(line.limit) } : {})}
            </th>
            <td>{standing(line, words)}</td>
            <td>{line.met === 'unknown' ? words.unknown : line.met ? words.met : words.failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the condition counts, and by how much it fails. */
function standing(line: ConditionLine, words: Words): string {
  if (line.condition === 'misconduct') return words.none;
  if (line.condition === 'cas') return line.met ? words.casDone : words.casOpen;
  const value = String(line.value);
  if (line.met) return value;
  return fill(line.bound === 'at-least' ? words.short : words.over, { value, short: String(line.shortBy) });
}

interface WayListProps {
  ways: Ways | { status: 'invalid' | 'incomplete' };
  text: string;
  /** Whether they lead to the Diploma, which asks for CAS as well; a total does not. @default false */
  isAward?: boolean;
  words: Words;
  labelOf: (field: string) => string;
}

function WayList({ ways, text, isAward = false, words, labelOf }: WayListProps) {
  const lang = useLang();
  if (!('ways' in ways)) return null;
  const cas = isAward && ways.needsCas && <p>{words.needsCas}</p>;
  if (ways.ways.length === 0) return cas || <p>{words.unreachable}</p>;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const shown = ways.ways.slice(0, WAYS_SHOWN);
  const others = ways.count - shown.length;
  return (
    <>
      {cas}
      <p>{text}</p>
      <ul className={styles.ways}>
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
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
