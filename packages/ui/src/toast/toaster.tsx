'use client';
import { forwardRef, useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import { en } from '#toast/messages/en';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import { Announcer } from './announcer';
import type * as shownToasts from './shown-toasts';
import { toasts as store, useToasts } from './store';
import * as styles from './toast.css';
import { useFocusReturn } from './use-focus-return';
import { useHost } from './use-host';

export interface ToasterProps extends HTMLAttributes<HTMLOListElement> {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Shows the toasts of `toast()` and `notify()`. Their timers pause under the pointer, with the focus, and in a hidden tab.
 * While a modal dialog is open, the toasts are inside it, because everything outside is inert.
 *
 * The visible part loads with the first toast. The live regions are there from the start.
 */
export const Toaster = forwardRef<HTMLOListElement, ToasterProps>(function Toaster(
  { messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('toast', en, overrides);
  const toasts = useToasts();
  // The store also keeps closed toasts.
  const open = toasts.filter((toast) => toast.open);
  const anchor = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const host = useHost(anchor, own);
  const giveFocusBack = useFocusReturn(host?.element);
  const loaded = useShownToasts(toasts[0]?.id);

  // Never render this on the server: Radix writes inline styles, which a strict Content Security Policy blocks.
  const shown = host && loaded && (
    <loaded.ShownToasts
      {...rest}
      toasts={open}
      isRtl={host.isRtl}
      messages={messages}
      listRef={ref}
      onClose={(id) => {
        store.dismiss(id);
        giveFocusBack();
      }}
    />
  );
  return (
    <div ref={anchor}>
      <div ref={own} className={styles.host}>
        <Announcer toasts={open} />
      </div>
      {/* A portal lets React receive events even if the host is in a dialog outside the root. */}
      {shown && createPortal(shown, host.element)}
    </div>
  );
});

/** Loads the visible part after the first toast. If loading fails, the next toast retries. */
function useShownToasts(newest: string | undefined) {
  const [loaded, setLoaded] = useState<typeof shownToasts>();
  useEffect(() => {
    if (newest === undefined || loaded) return;
    // Ignore a failure: the live region has announced the toast.
    import('./shown-toasts').then(setLoaded, () => undefined);
  }, [newest, loaded]);
  return loaded;
}
