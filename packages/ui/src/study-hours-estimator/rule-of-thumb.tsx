import { STUDY_RULE } from '@tutoring/domain/study-plan';
import { memo } from 'react';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { boundsOf } from './ladders';
import { Section } from './section';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface RuleOfThumbProps {
  fields: Fields;
  messages: Messages;
  texts: Texts;
}

/** The whole formula, its limits, and the sources of its parts. */
export const RuleOfThumb = memo(function RuleOfThumb({ fields, messages, texts }: RuleOfThumbProps) {
  const { rates, level, method, low, high, floor, checked } = STUDY_RULE;
  const [first, second, third] = rates.map(texts.number);
  const ladder = (bounds: readonly number[]) => bounds.map(texts.number).join(' / ');
  return (
    <Section title={messages.rule}>
      <div className={styles.stack}>
        <p>{messages.ruleIntro}</p>
        <ol className={styles.steps}>
          <li>{messages.ruleGap}</li>
          <li>{fill(messages.ruleRate, { first, second, third } as Record<string, string>)}</li>
          <li>{fill(messages.ruleLevel, { hl: texts.factor(level.HL) })}</li>
          <li>
            {fill(messages.ruleMethod, {
              reading: texts.factor(method.reading),
              mixed: texts.factor(method.mixed),
              retrieval: texts.factor(method.retrieval),
            })}
          </li>
          <li>
            {fill(messages.ruleRange, { low: texts.factor(low), high: texts.factor(high), floor: texts.hours(floor) })}
          </li>
          <li>{messages.rulePlan}</li>
        </ol>
        <p className={sheet.caution}>
          {fill(messages.ruleLadder, { ib: ladder(boundsOf(fields, 'ib')), ap: ladder(boundsOf(fields, 'ap')) })}
        </p>
        <p className={sheet.caution}>{fill(messages.ruleEvidence, { year: checked.slice(0, 4) })}</p>
      </div>
    </Section>
  );
});
