import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './layout.css';

type DivProps = HTMLAttributes<HTMLDivElement>;

/** Centres its content on the page's grid. */
export const Container = part('Container', styles.container);
/** Content right below a hero that belongs to it, on the page's grid. */
export const Band = part('Band', `${styles.container} ${styles.band}`);
/** Children below each other, each at its own width. */
export const Stack = part('Stack', styles.stack);
/** Equal children beside each other, as many as fit. */
export const Grid = part('Grid', styles.grid);
/** Small things in a line that may wrap, such as buttons and badges. */
export const Row = part('Row', styles.row);
/** A text, with something narrower beside it on wide screens. */
export const Aside = part('Aside', styles.aside);
/** Text for screen readers only. It may be within a line of text. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} className={cx(styles.visuallyHidden, className)} {...rest} />;
});

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The heading (h2), which names the section. It is in the margin of wide screens. Without it, name the section with `aria-labelledby`. */
  heading?: ReactNode;
  /** Puts the heading above the content on all screens, for content that needs the whole width. @default false */
  wide?: boolean | undefined;
  /** Something below the heading, in the margin of wide screens, such as a drawing or a note. @default nothing */
  margin?: ReactNode;
  /**
   * What it mainly holds: `text`; a `plate`, which is a drawing or a view of the product, with the most space around it; or
   * something `dense`, such as a table or a list. @default "text"
   */
  kind?: keyof typeof styles.kind | undefined;
  /** `sunken` sets a band apart from its neighbours. @default "plain" */
  tone?: keyof typeof styles.tone | undefined;
}

/** A band of the page with its own heading. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { heading, margin, wide = false, kind = 'text', tone = 'plain', className, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <section
      ref={ref}
      className={cx(styles.section, styles.kind[kind], styles.tone[tone], className)}
      aria-labelledby={heading ? id : undefined}
      {...rest}
    >
      <div className={cx(styles.container, heading !== undefined && (wide ? styles.wide : styles.withHeading))}>
        {heading && (
          <div className={styles.margin}>
            <h2 id={id}>{heading}</h2>
            {margin}
          </div>
        )}
        {heading ? <div className={styles.besideMargin}>{children}</div> : children}
      </div>
    </section>
  );
});

function part(name: string, style: string) {
  const Part = forwardRef<HTMLDivElement, DivProps>(function Part({ className, ...rest }, ref) {
    return <div ref={ref} className={cx(style, className)} {...rest} />;
  });
  Part.displayName = name;
  return Part;
}
