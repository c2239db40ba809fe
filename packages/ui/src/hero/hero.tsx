import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Kicker } from '../text/text';
import * as styles from './hero.css';

export interface HeroProps extends HTMLAttributes<HTMLDivElement> {
  /** One line above the title, such as the programme or the place. */
  kicker?: string | undefined;
  /** The page's `h1`, and a paragraph that says what this is and for whom. */
  children: ReactNode;
  /** The next step, and at most one more action. */
  actions?: ReactNode;
  /** What the first action involves, in a line right below it. @default nothing */
  details?: ReactNode;
  /** A condition below the actions, such as the price. */
  note?: ReactNode;
  /** An important date, below the condition. @default nothing */
  when?: ReactNode;
  /** A short proof right below the title, on screens where the aside is further down. @default nothing */
  strip?: ReactNode;
  /** Terms in small print, below the condition. @default nothing */
  terms?: ReactNode;
  /** Keeps it short on phones, so that a form below it begins in the first screen. @default false */
  compact?: boolean;
  /** Proof or illustration: beside the text on wide screens, below it on phones. */
  aside?: ReactNode;
  /** The page’s [plate](?path=/docs/plate--docs): on phones right after the condition, otherwise beside the text. @default nothing */
  plate?: ReactNode;
  /** Puts the aside above the lead while it is not beside the text, for something that visitors use. @default false */
  asideFirst?: boolean;
}

/** The first screen of a page. */
export const Hero = forwardRef<HTMLDivElement, HeroProps>(function Hero(
  {
    kicker,
    children,
    actions,
    details,
    note,
    when,
    strip,
    terms,
    compact = false,
    aside,
    plate,
    asideFirst = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div
      ref={ref}
      className={cx(styles.root, className)}
      data-aside={Boolean(aside || plate)}
      data-plate={plate ? '' : undefined}
      data-compact={compact || undefined}
      data-aside-first={asideFirst ? '' : undefined}
      {...rest}
    >
      <div className={styles.text} data-actions={actions ? '' : undefined}>
        {kicker && <Kicker>{kicker}</Kicker>}
        {children}
        {strip}
        {actions && <div className={styles.actions}>{actions}</div>}
        {details && <p className={styles.details}>{details}</p>}
        {note && <p className={styles.note}>{note}</p>}
        {when && <p className={styles.when}>{when}</p>}
        {terms && <p className={styles.terms}>{terms}</p>}
      </div>
      {plate && <div className={styles.plate}>{plate}</div>}
      {plate && aside ? <div className={styles.below}>{aside}</div> : aside}
      <div className={styles.end} hidden />
    </div>
  );
});
