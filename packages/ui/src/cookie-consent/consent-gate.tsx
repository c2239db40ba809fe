'use client';
import type { OptionalCategory } from '@tutoring/domain/consent';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#cookie-consent/messages/en';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import * as styles from './cookie-consent.css';
import { consent, type ConsentStore } from './store';
import { useConsent } from './use-consent';

export interface ConsentGateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What the content needs. */
  category: OptionalCategory;
  /** What the content is, for the placeholder. */
  title: string;
  /** Rendered only while the category is allowed: nothing of it is loaded before. */
  children: ReactNode;
  /** Whom it asks. @default the page's store, `consent` */
  store?: ConsentStore | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Content of another company, such as a video: in its place stands why it is not there, and how to allow it. */
export const ConsentGate = forwardRef<HTMLDivElement, ConsentGateProps>(function ConsentGate(
  { category, title, children, store = consent, messages, className, ...rest },
  ref,
) {
  const words = useMessages('cookie-consent', en, messages);
  const { allowed } = useConsent(store);
  const isAllowed = allowed[category];
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone: what it let in has it.
    if (isAllowed && wasPressed.current) own.current?.focus();
    wasPressed.current = false;
  }, [isAllowed]);
  return (
    <div ref={merged} tabIndex={-1} className={cx(!isAllowed && styles.gate, className)} {...rest}>
      {isAllowed ? (
        children
      ) : (
        <>
          <p>{fill(words.gateText, { title, category: words[category] })}</p>
          <Button
            variant="secondary"
            onClick={() => {
              wasPressed.current = true;
              store.choose({ ...store.get().allowed, [category]: true }, 'settings');
            }}
          >
            {fill(words.gateAllow, { category: words[category] })}
          </Button>
        </>
      )}
    </div>
  );
});
