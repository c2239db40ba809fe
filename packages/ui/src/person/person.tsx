import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import { Circled } from '../marks/marks';
import * as styles from './person.css';

export interface PersonProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  /** The name. The initials are those of its first and last word. */
  name: string;
  /** What the person does, such as “IB Chemistry HL, since 2014”. */
  role: ReactNode;
  /** Facts that readers can check, such as degrees, schools and languages. @default none */
  facts?: readonly ReactNode[];
  /** Marks a sample profile. @default false */
  sample?: boolean;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** More about the person, below the facts. @default none */
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

/** The first letters of the first and the last word. Spreading keeps surrogate pairs together. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0] ?? '').join('');
}
