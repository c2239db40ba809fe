'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import { enhanceScroller } from './enhance';
import * as styles from './scroller.css';

/** Room for something wider than a phone. Give it the name of what it holds. */
export const Scroller = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement> & { 'aria-label': string }>(
  function Scroller({ className, ...rest }, ref) {
    const own = useRef<HTMLDivElement>(null);
    const merged = useMergedRef(own, ref);
    useEffect(() => (own.current ? enhanceScroller(own.current) : undefined), []);
    return (
      <div
        ref={merged}
        role="region"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- also without scripts a keyboard must reach its end
        tabIndex={0}
        data-enhance="scroller"
        className={cx(styles.root, className)}
        {...rest}
      />
    );
  },
);
