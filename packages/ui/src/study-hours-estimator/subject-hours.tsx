import { STUDY_RULE, type StudyLevel, type SubjectPlan } from '@tutoring/domain/study-plan';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Words } from './words';

interface SubjectHoursProps {
  subject: SubjectPlan;
  level: StudyLevel;
  words: Words;
  texts: Texts;
}

/** A subject's hours: each factor of the formula, and the split by component. */
export function SubjectHours({ subject, level, words, texts }: SubjectHoursProps) {
  const { rule, components } = subject;
  const { likely } = rule;
  const range = texts.range(Math.round(rule.low), Math.round(rule.high));
  const times = (factor: number) => `× ${texts.factor(factor)}`;
  const steps: [string, string][] = [
    [words.now, texts.percent(rule.from / 100)],
    [words.target, texts.percent(rule.to / 100)],
    [words.gap, texts.factor(rule.gap)],
    ...rule.parts.map(({ points, rate, hours }): [string, string] => [
      `${texts.factor(points)} × ${texts.hours(rate)}`,
      texts.exactHours(hours),
    ]),
    [fill(words.levelFactor, { level }), times(rule.level)],
    [words.methodFactor, times(rule.method)],
    [words.likely, texts.exactHours(rule.product)],
    [texts.named(words.low, times(STUDY_RULE.low)), texts.exactHours(rule.product * STUDY_RULE.low)],
    [texts.named(words.high, times(STUDY_RULE.high)), texts.exactHours(rule.product * STUDY_RULE.high)],
  ];
  if (rule.low > rule.product * STUDY_RULE.low) {
    steps.push([fill(words.floor, { hours: texts.hours(rule.floor) }), texts.range(rule.low, rule.high)]);
  }
  steps.push([words.planned, texts.hours(subject.hours)]);
  if (subject.missing > 0) steps.push([words.missing, texts.hours(subject.missing)]);
  return (
    <details>
      <summary className={styles.summary}>
        {texts.named(subject.id, fill(words.subjectHours, { likely: texts.hours(Math.round(likely)), range }))}
      </summary>
      <table className={cx(sheet.table, styles.factors)}>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.value}</th>
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
        <p className={sheet.caution}>{words.notSplit}</p>
      ) : (
        <table className={cx(sheet.table, styles.factors)}>
          <thead>
            <tr>
              <th scope="col">{words.component}</th>
              <th scope="col">{words.weight}</th>
              <th scope="col">{words.hours}</th>
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
