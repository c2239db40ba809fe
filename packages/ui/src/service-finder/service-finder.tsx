'use client';
import { FINDER_PATH, findService, GOALS, PROGRAMMES, readAnswers, SUBJECTS } from '@tutoring/domain/service-finder';
import { forwardRef, type FormHTMLAttributes } from 'react';
import { en } from '#service-finder/messages/en';
import { Button } from '../button/button';
import { Select } from '../field/field';
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

const QUESTIONS = [
  ['programme', PROGRAMMES],
  ['subject', SUBJECTS],
  ['goal', GOALS],
] as const;

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
      {QUESTIONS.map(([name, values]) => (
        <Select key={name} name={name} label={words[name]} required options={optionsOf(words, name, values)} />
      ))}
      <Button type="submit">{words.find}</Button>
    </form>
  );
});
