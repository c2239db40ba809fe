'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#statistic/messages/en';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './statistic.css';

export interface StatisticProps extends HTMLAttributes<HTMLElement> {
  /** The number with its unit, as it is read. */
  value: ReactNode;
  /** What the number says. */
  children: ReactNode;
  /** Where it comes from: no number without it. */
  source: { label: string; href: string };
  /** When the source was last looked at, as it is read: "November 2026". */
  checked: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A number that can be checked. */
export const Statistic = forwardRef<HTMLElement, StatisticProps>(function Statistic(
  { value, source, checked, messages, className, children, ...rest },
  ref,
) {
  const words = useMessages('statistic', en, messages);
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <p className={styles.value}>{value}</p>
      <div>{children}</div>
      <figcaption className={styles.source}>
        <Link href={source.href} className={styles.link}>
          {source.label}
        </Link>{' '}
        {fill(words.checked, { date: checked })}
      </figcaption>
    </figure>
  );
});
