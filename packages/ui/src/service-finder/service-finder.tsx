'use client';
import {
  findService,
  GOALS,
  PROGRAMMES,
  readAnswers,
  SUBJECTS,
  type FinderTable,
} from '@tutoring/domain/service-finder';
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
  /** The site's pages, of which one is found. */
  table: FinderTable;
  /** Where the browser sends the answers without scripts: what answers there knows the same table. @default '/find' */
  action?: string;
  /** Goes to the page that was found. @default the browser sends the answers to `action`, as it does without scripts */
  onFind?: (path: string) => void;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

const QUESTIONS = [
  ['programme', PROGRAMMES],
  ['subject', SUBJECTS],
  ['goal', GOALS],
] as const;

/** Three questions that lead to exactly one page. */
export const ServiceFinder = forwardRef<HTMLFormElement, ServiceFinderProps>(function ServiceFinder(
  { table, action = '/find', onFind, onSubmit, messages, className, ...rest },
  ref,
) {
  const words = useMessages('service-finder', en, messages);
  return (
    <form
      ref={ref}
      {...rest}
      className={cx(styles.root, className)}
      action={action}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        const values = new FormData(event.currentTarget);
        const answers = readAnswers((name) => values.get(name) as string | null);
        if (event.defaultPrevented || !onFind || !answers) return;
        event.preventDefault();
        onFind(findService(table, answers));
      }}
    >
      {QUESTIONS.map(([name, values]) => (
        <Select key={name} name={name} label={words[name]} required options={optionsOf(words, name, values)} />
      ))}
      <Button type="submit">{words.find}</Button>
    </form>
  );
});
