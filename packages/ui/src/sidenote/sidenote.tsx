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
  /** Who wrote the note. @default "Tutor", in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A tutor's remark on a text. Place it at the end of the paragraph. On wide screens it is beside the paragraph, in the margin of
 * a `Section`; on narrow ones it is an indented line below.
 */
export const Sidenote = forwardRef<HTMLElement, SidenoteProps>(function Sidenote(
  { messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('marked-script', en, overrides);
  return (
    <MarginNote ref={ref} data-sidenote="" className={cx(styles.root, className)} {...rest}>
      <VisuallyHidden>{messages.tutor}</VisuallyHidden>
      {children}
    </MarginNote>
  );
});
