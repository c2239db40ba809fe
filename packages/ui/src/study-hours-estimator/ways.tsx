import { HEAVY_WEEK_HOURS, type StudyChange, type StudyRequest } from '@tutoring/domain/study-plan';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { Section } from './section';
import * as styles from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Words } from './words';

interface WaysProps {
  ways: readonly (readonly StudyChange[])[];
  request: StudyRequest;
  /** Applies changes to the form. */
  apply: (changes: readonly StudyChange[]) => void;
  words: Words;
  texts: Texts;
}

/** The changes that make a plan fit. Each line is enough on its own; a single line may combine several changes. */
export function Ways({ ways, request, apply, words, texts }: WaysProps) {
  const [first] = ways;
  return (
    <Section title={words.ways}>
      <p>
        {first === undefined
          ? fill(words.waysNone, { limit: texts.hours(HEAVY_WEEK_HOURS) })
          : first.length === 1
            ? words.waysAlone
            : words.waysTogether}
      </p>
      <ul className={styles.ways}>
        {ways.map((changes) => {
          const change = texts.list(changes.map((one) => texts.change(one, request)));
          return (
            <li key={change} className={styles.way}>
              <span>{change}</span>
              <Button variant="secondary" aria-label={fill(words.applyOf, { change })} onClick={() => apply(changes)}>
                {words.apply}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
