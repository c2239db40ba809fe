import { forwardRef, useEffect, useRef, useState, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import * as styles from './tool.css';

interface OnRequestProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The label of the closed element. */
  summary: ReactNode;
  children: ReactNode;
}

/** Renders its children only while it is open, so that the HTML and the first render stay small. */
export const OnRequest = forwardRef<HTMLDetailsElement, OnRequestProps>(function OnRequest(
  { summary, className, children, ...rest },
  ref,
) {
  const [isOpen, setOpen] = useState(false);
  const own = useRef<HTMLDetailsElement>(null);
  const merged = useMergedRef(own, ref);
  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(own.current?.open ?? false), []);
  return (
    <details
      {...rest}
      ref={merged}
      className={cx(styles.onRequest, className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
});
