'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#marked-script/messages/en';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { MarginNote } from '../marks/marks';
import { useMessages } from '../provider/provider';
import * as styles from './sidenote.css';

export interface SidenoteProps extends HTMLAttributes<HTMLElement> {
  /** Whose note it is. @default "Tutor", in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A tutor's remark on a text, at the end of its paragraph: beside it in the margin of a `Section` on wide screens, an
 * indented line below it on narrow ones.
 */
export const Sidenote = forwardRef<HTMLElement, SidenoteProps>(function Sidenote(
  { messages, className, children, ...rest },
  ref,
) {
  const words = useMessages('marked-script', en, messages);
  return (
    <MarginNote ref={ref} data-sidenote="" className={cx(styles.root, className)} {...rest}>
      <VisuallyHidden>{words.tutor}</VisuallyHidden>
      {children}
    </MarginNote>
  );
});
