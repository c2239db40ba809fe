'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#callout/messages/en';
import { Icon, type IconName } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './callout.css';

const ICONS = { note: 'info', tip: 'sparkle', warning: 'warning' } as const satisfies Record<string, IconName>;

export interface CalloutProps extends HTMLAttributes<HTMLElement> {
  /** `warning` is for what goes wrong if readers miss it. @default "note" */
  variant?: keyof typeof ICONS;
  children: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A remark beside the text. */
export const Callout = forwardRef<HTMLElement, CalloutProps>(function Callout(
  { variant = 'note', messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('callout', en, overrides);
  return (
    // Not a landmark: a page may have many, and each belongs to the text around it.
    <aside
      ref={ref}
      role="note"
      aria-label={messages[variant]}
      className={cx(styles.root, styles.variant[variant], className)}
      {...rest}
    >
      <Icon name={ICONS[variant]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{messages[variant]}</p>
        {children}
      </div>
    </aside>
  );
});
