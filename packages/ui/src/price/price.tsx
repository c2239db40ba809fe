'use client';
import { formattingTag } from '@tutoring/domain/languages';
import { priceText, type Amount } from '@tutoring/domain/prices';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#price/messages/en';
import { Icon } from '../icon/icon';
import { Highlight } from '../text/text';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import * as styles from './price.css';

export type { Amount };

export interface PriceProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The price in one or more currencies. */
  amounts: readonly Amount[];
  /** Whether it is the lowest of several prices (“from”). @default false */
  from?: boolean;
  /** What it is for, such as “a session of 60 minutes”. @default nothing */
  unit?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A price, in the format of the page's language, with the codes of currencies. */
export const Price = forwardRef<HTMLParagraphElement, PriceProps>(function Price(
  { amounts, from = false, unit, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('price', en, overrides);
  const price = priceText(amounts, useLang());
  return (
    <p ref={ref} className={cx(styles.price, className)} {...rest}>
      <span className={styles.amount}>{from ? fill(messages.from, { price }) : price}</span>
      {unit && <span className={styles.unit}> {unit}</span>}
    </p>
  );
});

/** Plans in a rate card: beside each other, on phones below each other. */
export const Plans = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Plans(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.plans, className)} {...rest} />;
});

export interface PlanProps extends HTMLAttributes<HTMLElement> {
  /** The size of the plan, such as 4. Shown as a large numeral before the heading. */
  size: number;
  /** What the size counts, such as “sessions a month”. */
  heading: string;
  /** The full price in one or more currencies. The first is the largest. */
  amounts: readonly Amount[];
  /** What the price includes, such as “at our lowest rate”. @default nothing */
  unit?: ReactNode;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

/** One of several sizes of the same thing, with its full price. What is the same for all is written once, below `Plans`. */
export const Plan = forwardRef<HTMLElement, PlanProps>(function Plan(
  { size, heading, amounts, unit, level = 3, className, ...rest },
  ref,
) {
  const lang = useLang();
  const Heading = `h${level}` as const;
  const [first, ...others] = amounts;
  return (
    <article ref={ref} className={cx(styles.plan, className)} {...rest}>
      <Heading className={styles.planHeading}>
        <span className={styles.size}>{new Intl.NumberFormat(formattingTag(lang)).format(size)}</span> {heading}
      </Heading>
      <p className={styles.planPrice}>
        {first && <span className={styles.main}>{priceText([first], lang)}</span>}
        {others.length > 0 && <span className={styles.unit}> {priceText(others, lang)}</span>}
        {unit && <span className={styles.unit}> {unit}</span>}
      </p>
    </article>
  );
});

/** Tiers beside each other. */
export const Tiers = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Tiers(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.tiers, className)} {...rest} />;
});

export interface TierProps extends HTMLAttributes<HTMLElement> {
  /** The name of the tier. */
  heading: string;
  /** Who it is for, in one line. */
  audience: ReactNode;
  /** A `Price`, or how to find it. */
  price: ReactNode;
  /** What it contains. */
  contents: readonly ReactNode[];
  /** A link or button. @default none */
  action?: ReactNode;
  /** A label that sets it apart, such as “Most booked” if that is true. @default none */
  label?: ReactNode;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

/** One of several ways to book. */
export const Tier = forwardRef<HTMLElement, TierProps>(function Tier(
  { heading, audience, price, contents, action, label, level = 3, className, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <article ref={ref} className={cx(styles.tier, className)} data-labelled={Boolean(label)} {...rest}>
      {label && <p className={styles.label}>{label}</p>}
      <Heading className={styles.heading}>{label ? <Highlight>{heading}</Highlight> : heading}</Heading>
      <p className={styles.audience}>{audience}</p>
      <div className={styles.cost}>{price}</div>
      <ul className={styles.contents}>
        {contents.map((content, index) => (
          <li key={index} className={styles.content}>
            <Icon name="check" className={styles.tick} />
            <span>{content}</span>
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
});
