import { forwardRef, useEffect, useRef, useState, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { useMergedRef } from '../lib/use-merged-ref';
import * as styles from './tool.css';

interface OnRequestProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What it says before it is opened. */
  summary: ReactNode;
  children: ReactNode;
}

/** What is rendered only once somebody asks for it: it costs no page a byte, and nobody a moment. */
export const OnRequest = forwardRef<HTMLDetailsElement, OnRequestProps>(function OnRequest(
  { summary, className, children, ...rest },
  ref,
) {
  const [isOpen, setOpen] = useState(false);
  const own = useRef<HTMLDetailsElement>(null);
  const merged = useMergedRef(own, ref);
  // It may have been opened before this script came.
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
