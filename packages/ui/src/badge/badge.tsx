'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#badge/messages/en';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `mark` is the examiner's: for what deserves a second look. @default "neutral" */
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
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Says that something was written by us to show what will stand there. */
export const SampleBadge = forwardRef<HTMLSpanElement, SampleBadgeProps>(function SampleBadge(
  { messages, ...rest },
  ref,
) {
  const words = useMessages('badge', en, messages);
  return (
    <Badge ref={ref} title={words.sampleMeans} {...rest}>
      {words.sample}
      {/* A title is for the pointer alone. */}
      <VisuallyHidden> ({words.sampleMeans})</VisuallyHidden>
    </Badge>
  );
});
