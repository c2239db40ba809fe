import { STUDY_RULE, type StudyLevel, type SubjectPlan } from '@tutoring/domain/study-plan';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface SubjectHoursProps {
  subject: SubjectPlan;
  level: StudyLevel;
  messages: Messages;
  texts: Texts;
}

/** A subject's hours: each factor of the formula, and the split by component. */
export function SubjectHours({ subject, level, messages, texts }: SubjectHoursProps) {
  const { rule, components } = subject;
  const { likely } = rule;
  const range = texts.range(Math.round(rule.low), Math.round(rule.high));
  const times = (factor: number) => `× ${texts.factor(factor)}`;
  const steps: [string, string][] = [
    [messages.now, texts.percent(rule.from / 100)],
    [messages.target, texts.percent(rule.to / 100)],
    [messages.gap, texts.factor(rule.gap)],
    ...rule.parts.map(({ points, rate, hours }): [string, string] => [
      `${texts.factor(points)} × ${texts.hours(rate)}`,
      texts.exactHours(hours),
    ]),
    [fill(messages.levelFactor, { level: level === 'AP' ? level : messages[`level_${level}`] }), times(rule.level)],
    [messages.methodFactor, times(rule.method)],
    [messages.likely, texts.exactHours(rule.product)],
    [texts.named(messages.low, times(STUDY_RULE.low)), texts.exactHours(rule.product * STUDY_RULE.low)],
    [texts.named(messages.high, times(STUDY_RULE.high)), texts.exactHours(rule.product * STUDY_RULE.high)],
  ];
  if (rule.low > rule.product * STUDY_RULE.low) {
    steps.push([fill(messages.floor, { hours: texts.hours(rule.floor) }), texts.range(rule.low, rule.high)]);
  }
  steps.push([messages.planned, texts.hours(subject.hours)]);
  if (subject.missing > 0) steps.push([messages.missing, texts.hours(subject.missing)]);
  return (
    <details>
      <summary className={styles.summary}>
        {texts.named(subject.id, fill(messages.subjectHours, { likely: texts.hours(Math.round(likely)), range }))}
      </summary>
      <table className={cx(sheet.table, styles.factors)}>
        <thead>
          <tr>
            <th scope="col">{messages.step}</th>
            <th scope="col">{messages.value}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {components.length === 0 ? (
        <p className={sheet.caution}>{messages.notSplit}</p>
      ) : (
        <table className={cx(sheet.table, styles.factors)}>
          <thead>
            <tr>
              <th scope="col">{messages.component}</th>
              <th scope="col">{messages.weight}</th>
              <th scope="col">{messages.hours}</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ id, weight, hours }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi lang="en">{id}</bdi>
                </th>
                <td>{texts.percent(weight / 100)}</td>
                <td>{texts.number(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
