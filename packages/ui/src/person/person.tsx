import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import { Circled } from '../marks/marks';
import * as styles from './person.css';

export interface PersonProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  /** Their name; its first and its last word give the initials. */
  name: string;
  /** What they do: "IB Chemistry HL, since 2014". */
  role: ReactNode;
  /** What can be checked: degrees, schools, languages. @default none */
  facts?: readonly ReactNode[];
  /** Marks a profile that we wrote to show what will be here. @default false */
  sample?: boolean;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** More about them, below the facts. @default none */
  children?: ReactNode;
}

/** A tutor or an author: initials in place of a photograph. */
export const Person = forwardRef<HTMLElement, PersonProps>(function Person(
  { name, role, facts = [], sample = false, level = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <article ref={ref} className={cx(styles.root, className)} {...rest}>
      <Circled aria-hidden="true" className={styles.initials}>
        {initialsOf(name)}
      </Circled>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {name} {sample && <SampleBadge />}
        </Heading>
        <p className={styles.role}>{role}</p>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  );
});

/** First letters of the first and the last word, as letters and not as halves of them. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0] ?? '').join('');
}
