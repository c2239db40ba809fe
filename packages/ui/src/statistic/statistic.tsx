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
  /** The number with its unit, as text. */
  value: ReactNode;
  /** What the number means. */
  children: ReactNode;
  /** The source, which is required. */
  source: { label: string; href: string };
  /** When somebody last checked the source, as text: “November 2026”. */
  checked: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A number with its source. */
export const Statistic = forwardRef<HTMLElement, StatisticProps>(function Statistic(
  { value, source, checked, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('statistic', en, overrides);
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <p className={styles.value}>{value}</p>
      <div>{children}</div>
      <figcaption className={styles.source}>
        <Link href={source.href} className={styles.link}>
          {source.label}
        </Link>{' '}
        {fill(messages.checked, { date: checked })}
      </figcaption>
    </figure>
  );
});
