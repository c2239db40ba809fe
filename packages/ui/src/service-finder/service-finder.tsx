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
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import { optionsOf } from '../lib/options-of';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './service-finder.css';

export interface ServiceFinderProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  /** The site's pages by answer. */
  table: FinderTable;
  /** The address to which the browser sends the answers without scripts. The server there needs the same table. @default '/find' */
  action?: string;
  /** Called with the path of the page: go there. @default the browser sends the answers to `action`, as without scripts */
  onFind?: (path: string) => void;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

const QUESTIONS = [
  ['programme', PROGRAMMES],
  ['subject', SUBJECTS],
  ['goal', GOALS],
] as const;

/** A form with three questions, whose answers lead to one page. */
export const ServiceFinder = forwardRef<HTMLFormElement, ServiceFinderProps>(function ServiceFinder(
  { table, action = '/find', onFind, onSubmit, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('service-finder', en, overrides);
  return (
    <form
      ref={ref}
      {...rest}
      className={cx(styles.root, className)}
      action={action}
      method="get"
      onSubmit={callersFirst(onSubmit, (event) => {
        const values = new FormData(event.currentTarget);
        const answers = readAnswers((name) => values.get(name) as string | null);
        if (!onFind || !answers) return;
        event.preventDefault();
        onFind(findService(table, answers));
      })}
    >
      {QUESTIONS.map(([name, values]) => (
        <Select key={name} name={name} label={messages[name]} required options={optionsOf(messages, name, values)} />
      ))}
      <Button type="submit">{messages.find}</Button>
    </form>
  );
});
