import { HEAVY_WEEK_HOURS, type StudyChange, type StudyRequest } from '@tutoring/domain/study-plan';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { Section } from './section';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface WaysToFitProps {
  ways: readonly (readonly StudyChange[])[];
  request: StudyRequest;
  /** Applies changes to the form. */
  apply: (changes: readonly StudyChange[]) => void;
  messages: Messages;
  texts: Texts;
}

/** The changes that make a plan fit. Each line is enough on its own; a single line may combine several changes. */
export function WaysToFit({ ways, request, apply, messages, texts }: WaysToFitProps) {
  const [first] = ways;
  return (
    <Section title={messages.ways}>
      <p>
        {first === undefined
          ? fill(messages.waysNone, { limit: texts.hours(HEAVY_WEEK_HOURS) })
          : first.length === 1
            ? messages.waysAlone
            : messages.waysTogether}
      </p>
      <ul className={styles.ways}>
        {ways.map((changes) => {
          const change = texts.list(changes.map((one) => texts.change(one, request)));
          return (
            <li key={change} className={styles.way}>
              <span>{change}</span>
              <Button
                variant="secondary"
                aria-label={fill(messages.applyOf, { change })}
                onClick={() => apply(changes)}
              >
                {messages.apply}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
