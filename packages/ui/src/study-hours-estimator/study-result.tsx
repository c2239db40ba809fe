import { HEAVY_WEEK_HOURS, type StudyChange, type StudyPlan } from '@tutoring/domain/study-plan';
import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { fieldsOfChanges } from './change-fields';
import { neededText } from './needed-text';
import { RuleOfThumb } from './rule-of-thumb';
import { Section } from './section';
import * as styles from './study-hours-estimator.css';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import { SubjectHours } from './subject-hours';
import { verdictOf, type Verdict } from './verdict';
import { WaysToFit } from './ways-to-fit';
import { WeekChart } from './week-chart';
import { WeekDays } from './week-days';
import type { Messages } from './translation';

interface StudyResultProps {
  outcome: StudyOutcome;
  /** Whether this is the plan of the example. Its day is invented, so the result does not show it. */
  isExample: boolean;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  messages: Messages;
  texts: Texts;
}

/** The result: the hours, whether they fit, the changes that would make them fit, the plan, and the formula. */
export const StudyResult = memo(function StudyResult(props: StudyResultProps) {
  const { outcome, isExample, change, messages, texts } = props;
  const { fields, request, names, plan, clock } = outcome;
  const verdict = plan && verdictOf(outcome, plan, messages, texts);
  const summary = useRef<HTMLDivElement>(null);
  const apply = (changes: readonly StudyChange[]) => {
    // Keep the plan's day: from another day the change might not be enough.
    const { today } = request;
    flushSync(() => change({ ...fieldsOfChanges(fields, request, changes, names), today }));
    // The pressed button disappears, so the focus moves to the new result.
    summary.current?.focus();
  };
  return (
    <>
      {/* A screen reader announces this summary at each change, and not the whole plan. */}
      <div ref={summary} tabIndex={-1} aria-live="polite">
        {plan && verdict ? (
          <Summary plan={plan} verdict={verdict} messages={messages} texts={texts} />
        ) : (
          <Open outcome={outcome} messages={messages} texts={texts} />
        )}
      </div>
      {plan && plan.fit.missing > 0 && !verdict?.isOver && (
        <WaysToFit ways={plan.fit.ways} request={request} apply={apply} messages={messages} texts={texts} />
      )}
      {!isExample && (
        <div>
          <p className={sheet.caution}>{fill(messages.asOf, { date: texts.date(request.today) })}</p>
          {clock !== undefined && clock !== request.today && (
            <Button variant="secondary" onClick={() => change({})}>
              {messages.fromToday}
            </Button>
          )}
        </div>
      )}
      {plan && (
        <>
          <WeekChart plan={plan} request={request} messages={messages} texts={texts} />
          <WeekDays plan={plan} from={clock ?? request.today} messages={messages} texts={texts} />
          <Section title={messages.bySubject}>
            {plan.subjects.map((subject, index) => (
              <SubjectHours
                key={subject.id}
                subject={subject}
                level={request.subjects[index]?.level ?? 'HL'}
                messages={messages}
                texts={texts}
              />
            ))}
          </Section>
        </>
      )}
      <RuleOfThumb fields={fields} messages={messages} texts={texts} />
      <p className={sheet.caution}>{messages.notCertain}</p>
    </>
  );
});

interface PartProps {
  messages: Messages;
  texts: Texts;
}

function Summary({ plan, verdict, messages, texts }: PartProps & { plan: StudyPlan; verdict: Verdict }) {
  const { total } = plan;
  return (
    <>
      <dl className={styles.figures}>
        {(['likely', 'low', 'high'] as const).map((which) => (
          <div key={which}>
            <dt className={styles.figureName}>{messages[which]}</dt>
            <dd className={which === 'likely' ? sheet.figure : styles.side}>{texts.hours(Math.round(total[which]))}</dd>
          </div>
        ))}
      </dl>
      {!verdict.isOver && <p className={styles.needed}>{neededText(plan, messages, texts)}</p>}
      <p className={styles.verdict}>{verdict.text}</p>
      {verdict.past && <p className={sheet.problem}>{verdict.past}</p>}
      {plan.heavy && !verdict.isOver && (
        <p className={sheet.problem}>{fill(messages.heavy, { limit: texts.hours(HEAVY_WEEK_HOURS) })}</p>
      )}
    </>
  );
}

/** Says what is missing or wrong, in place of the result. */
function Open({
  outcome: { fields, missing, problems, names },
  messages,
  texts,
}: PartProps & { outcome: StudyOutcome }) {
  const nameOf = (field: string) => {
    const [, kind = '', number] = /^([a-z]+)(\d*)$/.exec(field) ?? [];
    if (kind === 'hours') return messages.hoursAWeek;
    const isWork = kind === 'left' || kind === 'due';
    const name = (isWork ? names.work : names.subject)(Number(number));
    return fill(messages.fieldOf, { field: messages[kind as 'now' | 'target' | 'exam' | 'left' | 'due'], name });
  };
  if (missing.length > 0) return <p>{fill(messages.incomplete, { fields: texts.list(missing.map(nameOf)) })}</p>;
  const isEmpty = problems.subjects === 'nothing-to-plan' && !('level1' in fields);
  return <p>{isEmpty ? messages['problem_nothing-to-plan'] : messages.mistakes}</p>;
}
