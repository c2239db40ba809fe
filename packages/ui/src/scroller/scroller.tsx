'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import { enhanceScroller } from './enhance';
import * as styles from './scroller.css';

export interface ScrollerProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the content. */
  'aria-label': string;
  /**
   * Puts the children beside each other. On a narrow screen each is a little narrower than the screen, so that the next one
   * shows; on a wide one all fit. @default false
   */
  row?: boolean;
}

/** Scrolls content that is wider than the screen. Name it after its content. */
export const Scroller = forwardRef<HTMLDivElement, ScrollerProps>(function Scroller(
  { row = false, className, ...rest },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => (own.current ? enhanceScroller(own.current) : undefined), []);
  return (
    <div
      ref={merged}
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach its end without scripts too
      tabIndex={0}
      data-enhance="scroller"
      className={cx(styles.root, row && styles.row, className)}
      {...rest}
    />
  );
});
