'use client';
import { FINDER_PATH, findService, GOALS, PROGRAMMES, readAnswers, SUBJECTS } from '@tutoring/domain/service-finder';
import { forwardRef, useId, type FormHTMLAttributes } from 'react';
import { en } from '#service-finder/messages/en';
import { Button } from '../button/button';
import * as fields from '../lead-form/lead-form.css';
import { cx } from '../lib/cx';
import { optionsOf } from '../lib/options-of';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './service-finder.css';

export interface ServiceFinderProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  /** Goes to the page that was found. @default the browser asks the edge, as it does without scripts */
  onFind?: (path: string) => void;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Three questions that lead to exactly one page. */
export const ServiceFinder = forwardRef<HTMLFormElement, ServiceFinderProps>(function ServiceFinder(
  { onFind, onSubmit, messages, className, ...rest },
  ref,
) {
  const words = useMessages('service-finder', en, messages);
  return (
    <form
      ref={ref}
      {...rest}
      className={cx(styles.root, className)}
      action={FINDER_PATH}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        const values = new FormData(event.currentTarget);
        const answers = readAnswers((name) => values.get(name) as string | null);
        if (event.defaultPrevented || !onFind || !answers) return;
        event.preventDefault();
        onFind(findService(answers));
      }}
    >
      <Question words={words} name="programme" values={PROGRAMMES} />
      <Question words={words} name="subject" values={SUBJECTS} />
      <Question words={words} name="goal" values={GOALS} />
      <Button type="submit">{words.find}</Button>
    </form>
  );
});

interface QuestionProps {
  words: Translation<typeof en>;
  name: 'programme' | 'subject' | 'goal';
  values: readonly string[];
}

function Question({ words, name, values }: QuestionProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {words[name]}
      </label>
      <select id={id} name={name} className={fields.control}>
        {optionsOf(words, name, values).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
