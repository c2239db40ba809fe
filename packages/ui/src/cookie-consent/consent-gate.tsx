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
  /** The category that the content needs. */
  category: OptionalCategory;
  /** The content's name, which the placeholder shows. */
  title: string;
  /** The content. It renders only while the category is allowed, so nothing loads before. */
  children: ReactNode;
  /** The store that decides. @default the page's store, `consent` */
  store?: ConsentStore | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Embedded content of another company, such as a map. Until the visitor allows its category, a placeholder explains why it is missing. */
export const ConsentGate = forwardRef<HTMLDivElement, ConsentGateProps>(function ConsentGate(
  { category, title, children, store = consent, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('cookie-consent', en, overrides);
  const { allowed } = useConsent(store);
  const isAllowed = allowed[category];
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button has disappeared, so the content takes the focus.
    if (isAllowed && wasPressed.current) own.current?.focus();
    wasPressed.current = false;
  }, [isAllowed]);
  return (
    <div ref={merged} tabIndex={-1} className={cx(!isAllowed && styles.gate, className)} {...rest}>
      {isAllowed ? (
        children
      ) : (
        <>
          <p>{fill(messages.gateText, { title, category: messages[category] })}</p>
          <Button
            variant="secondary"
            onClick={() => {
              wasPressed.current = true;
              store.choose({ ...store.get().allowed, [category]: true }, 'settings');
            }}
          >
            {fill(messages.gateAllow, { category: messages[category] })}
          </Button>
        </>
      )}
    </div>
  );
});
