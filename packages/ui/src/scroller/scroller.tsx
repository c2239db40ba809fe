'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import * as styles from './scroller.css';
import { stopWhereItScrolls } from './tab-stop';

/** Room for something wider than a phone. Give it the name of what it holds. */
export const Scroller = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement> & { 'aria-label': string }>(
  function Scroller({ className, ...rest }, ref) {
    const own = useRef<HTMLDivElement>(null);
    const merged = useMergedRef(own, ref);
    useEffect(() => (own.current ? stopWhereItScrolls(own.current) : undefined), []);
    return <div ref={merged} role="region" data-scroller="" className={cx(styles.root, className)} {...rest} />;
  },
);
