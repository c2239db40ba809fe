'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#badge/messages/en';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `mark` has the examiner's colour, for something that needs attention. @default "neutral" */
  variant?: keyof typeof styles.variant;
}

/** A word or two beside a name: a level, a state. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { variant = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} className={cx(styles.root, styles.variant[variant], className)} {...rest} />;
});

export interface SampleBadgeProps extends Omit<BadgeProps, 'variant' | 'children' | 'title'> {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Marks sample content, written by us until the real content is there. */
export const SampleBadge = forwardRef<HTMLSpanElement, SampleBadgeProps>(function SampleBadge(
  { messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('badge', en, overrides);
  return (
    <Badge ref={ref} title={messages.sampleMeans} {...rest}>
      {messages.sample}
      {/* Only a pointer shows a title. */}
      <VisuallyHidden> ({messages.sampleMeans})</VisuallyHidden>
    </Badge>
  );
});
