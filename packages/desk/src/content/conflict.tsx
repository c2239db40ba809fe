import { Button } from '@tutoring/ui/button';
import { RadioGroup } from '@tutoring/ui/field';
import { useEffect, useId, useRef, useState } from 'react';
import { conflictsOf, type Choice, type Conflict as Place, type MergePart } from './model/merge';
import * as styles from './content.css';

interface ConflictProps {
  parts: readonly MergePart[];
  onResolve: (choices: readonly Choice[]) => void;
}

const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'mine', label: 'Yours' },
  { value: 'theirs', label: 'The saved one' },
  { value: 'both', label: 'Both, one after the other' },
];

/** Both versions of each place that two people have changed, for the owner to choose. */
export function Conflict({ parts, onResolve }: ConflictProps) {
  const places = conflictsOf(parts);
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([]);
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const left = places.filter((_, at) => !choices[at]).length;
  const done = () => {
    setAsked(true);
    if (left === 0) onResolve(choices.flatMap((choice) => choice ?? []));
  };
  return (
    <section className={styles.notice} data-state="problem" aria-label="Two versions">
      <h3 ref={heading} tabIndex={-1}>
        Somebody else has saved this file meanwhile
      </h3>
      <p>
        {places.length === 1 ? 'One place was' : `${places.length} places were`} changed by both of you. Nothing is
        lost: choose what stays. Everything else is already put together.
      </p>
      <div className={styles.places}>
        {places.map((place, at) => (
          <PlaceChoice
            key={at}
            number={at + 1}
            place={place}
            choice={choices[at]}
            isMissing={isAsked && !choices[at]}
            onChoose={(choice) => setChoices(places.map((_, other) => (other === at ? choice : choices[other])))}
          />
        ))}
      </div>
      <Button onClick={done}>Use these choices</Button>
      <p role="status">
        {isAsked && left > 0 ? `${left} ${left === 1 ? 'place is' : 'places are'} left to choose.` : ''}
      </p>
    </section>
  );
}

interface PlaceChoiceProps {
  number: number;
  place: Place;
  choice: Choice | undefined;
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
}

function PlaceChoice({ number, place, choice, isMissing, onChoose }: PlaceChoiceProps) {
  const name = useId();
  return (
    <div className={styles.place}>
      <div className={styles.versions}>
        <Version name="Yours" text={place.mine} />
        <Version name="The saved one" text={place.theirs} />
      </div>
      <RadioGroup
        name={name}
        label={`Place ${number}: keep`}
        required
        options={CHOICES}
        value={choice ?? ''}
        problem={isMissing ? 'Choose one of the three.' : undefined}
        onValueChange={(value) => onChoose(value as Choice)}
      />
    </div>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.version}>
      <h4>{name}</h4>
      <pre className={styles.quoted} dir="auto">
        {text || '(these lines are removed)'}
      </pre>
    </div>
  );
}
