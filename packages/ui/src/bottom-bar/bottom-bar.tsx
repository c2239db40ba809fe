'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#bottom-bar/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import * as styles from './bottom-bar.css';
import { enhanceBottomBar } from './enhance';

export interface BottomBarProps extends HTMLAttributes<HTMLElement> {
  /** The page's next step, such as a `BookingLink` with `short`. The page's own links have the same address. */
  action: ReactNode;
  /** What the step leads to costs: a `Price`. Hidden where there is no room. @default nothing */
  price?: ReactNode;
  /** What else sticks to the lower edge, also on wide screens, such as `Chat`. @default nothing */
  children?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The page's next step at the lower edge of a phone, while none of the page's own links to it is in view. Beside it the bar
 * says the result of the tool that the visitor uses, while that is out of view. Place it last in `body`. Without scripts it holds only its children, at the page's end. A page without React calls `enhanceBottomBar` of
 * `@tutoring/ui/enhance`.
 */
export const BottomBar = forwardRef<HTMLElement, BottomBarProps>(function BottomBar(
  { action, price, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('bottom-bar', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => (own.current ? enhanceBottomBar(own.current) : undefined), []);
  return (
    <aside
      ref={merged}
      aria-label={messages.label}
      {...rest}
      className={cx(styles.root, className)}
      data-enhance="bottom-bar"
    >
      <div className={styles.offer}>
        <div className={styles.line}>
          {/* A script adds the link (show-result.ts). It is no live region: the result itself is one. */}
          <div hidden className={styles.result} data-label={messages.result} />
          {price && <div className={styles.price}>{price}</div>}
          <div className={styles.action}>{action}</div>
        </div>
      </div>
      {children}
    </aside>
  );
});
