import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import {
  cheapestRises,
  closestWay,
  retakes,
  type ConditionLine,
  type DiplomaDecision,
  type MarkedDiploma,
} from '@tutoring/domain/ib-diploma';
import { memo, type ReactNode } from 'react';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import type { Texts } from '../subject-calculator/texts';
import type { Fields } from '../tool/fields';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import { wholeNumberIn } from '../tool/number-field';
import { BilingualResult } from './bilingual';
import { ConditionTable } from './condition-table';
import { conditionText, standingText } from './condition-text';
import { CourseResults } from './course-results';
import { isTarget } from './diploma-form';
import { awardNote, rangeText } from './diploma-texts';
import * as styles from './grade-calculator.css';
import { MarkedSubjects } from './marked-subjects';
import { NextPoints } from './next-points';
import { OfferResult } from './offer-result';
import { takesCourses } from './question-form';
import { Recognised } from './recognised';
import type { Row } from './row-form';
import type { Messages } from './translation';
import { Section, WayList } from './way-list';

interface ResultProps {
  /** Whether the reasons are collapsed. */
  brief: boolean;
  fields: Fields;
  /** The diploma of these fields, by entered grades and by marks. */
  diploma: MarkedDiploma;
  boundaries: IbBoundaries | undefined;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  messages: Messages;
  texts: Texts;
  /** The name of a row. */
  nameOf: (row: Row) => string;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The result: points, the decision with its reasons, and what would change it. */
export const DiplomaResult = memo(function DiplomaResult({ brief, ...props }: ResultProps) {
  const { fields, diploma, change, messages, nameOf, labelOf } = props;
  const { input } = diploma;
  const decision = diploma.likely;
  const list = new Intl.ListFormat(useLang(), { type: 'unit' });
  // A live region: screen readers announce the headline at each change, not the whole result.
  const outcome = (
    <div aria-live="polite">
      {decision.status === 'invalid' ? (
        <Levels diploma={diploma} messages={messages} />
      ) : decision.status === 'incomplete' ? (
        <p>{fill(messages.incomplete, { fields: list.format(new Set(decision.missing.map(labelOf))) })}</p>
      ) : (
        <Decision decision={decision} diploma={diploma} messages={messages} />
      )}
    </div>
  );
  const subjects = (
    <>
      <MarkedSubjects {...props} />
      <NextPoints {...props} />
    </>
  );
  if (takesCourses(fields)) {
    return (
      <>
        <CourseResults input={input} messages={messages} labelOf={labelOf} />
        {subjects}
        <Recognised to={fields.to} grades={input} change={change} nameOf={nameOf} />
      </>
    );
  }
  if (decision.status === 'invalid' || decision.status === 'incomplete') {
    return (
      <>
        {outcome}
        {subjects}
      </>
    );
  }
  const reasons = <Reasons {...props} decision={decision} />;
  return (
    <>
      {outcome}
      {subjects}
      <OfferResult {...props} input={input} />
      <BilingualResult {...props} input={input} award={decision.status} />
      {brief ? <OnRequest summary={messages.reasons}>{reasons}</OnRequest> : reasons}
      <p className={sheet.caution}>{messages.notCertain}</p>
    </>
  );
});

interface ReasonsProps extends Omit<ResultProps, 'brief'> {
  decision: DiplomaDecision;
}

/** Every condition, what would change the result, and how universities recognise it. */
function Reasons({ fields, diploma, change, messages, nameOf, labelOf, decision }: ReasonsProps) {
  const { input } = diploma;
  const target = fields.target ?? '';
  return (
    <>
      <Conditions lines={decision.conditions} messages={messages} />
      {decision.status === 'not-awarded' && (
        <Section title={messages.closest}>
          <WayList ways={closestWay(input)} isAward text={messages.closestText} messages={messages} labelOf={labelOf} />
        </Section>
      )}
      {decision.status === 'not-awarded' && (
        <Section title={messages.retake}>
          <WayList
            ways={retakes(input)}
            text={messages.retakeText}
            none={messages.retakeNone}
            messages={messages}
            labelOf={labelOf}
          />
        </Section>
      )}
      {isTarget(target) && (
        <Target target={wholeNumberIn(target)} points={decision.points} messages={messages}>
          <WayList
            ways={cheapestRises(input, wholeNumberIn(target))}
            text={messages.towardsText}
            messages={messages}
            labelOf={labelOf}
          />
        </Target>
      )}
      <Recognised to={fields.to} grades={input} change={change} decision={decision} nameOf={nameOf} />
    </>
  );
}

interface TargetProps {
  target: number;
  /** The points of the current grades. */
  points: number;
  messages: Messages;
  /** The way there. */
  children: ReactNode;
}

function Target({ target, points, messages, children }: TargetProps) {
  return (
    <Section title={fill(messages.towards, { target: String(target) })}>
      {target > points ? children : <p>{fill(messages.reached, { target: String(points) })}</p>}
    </Section>
  );
}

/** Shown if too many of the six subjects are at one level. */
function Levels({ diploma, messages }: { diploma: MarkedDiploma; messages: Messages }) {
  const at = (wanted: 'HL' | 'SL') => String(diploma.input.subjects.filter(({ level }) => level === wanted).length);
  return <p className={sheet.problem}>{fill(messages.problem_levels, { hl: at('HL'), sl: at('SL') })}</p>;
}

interface DecisionProps {
  /** By the likely grades. */
  decision: DiplomaDecision;
  diploma: MarkedDiploma;
  messages: Messages;
}

function Decision({ decision, diploma, messages }: DecisionProps) {
  const { status, points, subjectPoints, core } = decision;
  const range = rangeText(diploma, messages);
  const note = awardNote(diploma, messages);
  return (
    <>
      <p className={sheet.figure}>{fill(messages.points, { points: String(points) })}</p>
      {range && <p className={styles.decision}>{range}</p>}
      <p>{fill(messages.parts, { subjects: String(subjectPoints), core: String(core.points) })}</p>
      {core.failing && <p>{fill(messages.coreFails, { letter: core.failing })}</p>}
      <p className={styles.decision}>{status === 'awarded' ? messages.awarded : messages.notAwarded}</p>
      {note && <p>{note}</p>}
    </>
  );
}

function Conditions({ lines, messages }: { lines: readonly ConditionLine[]; messages: Messages }) {
  const rows = lines.map((line) => ({
    text: conditionText(line, messages),
    yours: standingText(line, messages),
    met: line.met,
  }));
  return <ConditionTable caption={messages.conditions} rows={rows} messages={messages} />;
}
