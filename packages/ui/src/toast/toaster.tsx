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
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Where toasts appear, those of `toast()` and those of `notify()`. Their time stands still under the pointer, with the focus, and in a hidden tab. While a modal
 * dialog is open, they stand in it: nothing else can be pressed or heard then.
 *
 * What shows them is loaded with the first toast; what says them aloud is there from the start.
 */
export const Toaster = forwardRef<HTMLOListElement, ToasterProps>(function Toaster({ messages, ...rest }, ref) {
  const words = useMessages('toast', en, messages);
  const toasts = useToasts();
  // Those that are kept a while after they closed are not shown.
  const open = toasts.filter((toast) => toast.open);
  const anchor = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const host = useHost(anchor, own);
  const giveFocusBack = useFocusReturn(host?.element);
  const loaded = useShownToasts(toasts[0]?.id);

  // Not on the server: Radix writes inline styles, which a strict policy forbids.
  const shown = host && loaded && (
    <loaded.ShownToasts
      {...rest}
      toasts={open}
      isRtl={host.isRtl}
      words={words}
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
      {/* A portal, so that React hears what is pressed there also in a dialog outside its root. */}
      {shown && createPortal(shown, host.element)}
    </div>
  );
});

/** What shows toasts, once there has been one. If it does not come, the next toast asks again. */
function useShownToasts(newest: string | undefined) {
  const [loaded, setLoaded] = useState<typeof shownToasts>();
  useEffect(() => {
    if (newest === undefined || loaded) return;
    // Without it the toast has been said aloud all the same.
    import('./shown-toasts').then(setLoaded, () => undefined);
  }, [newest, loaded]);
  return loaded;
}
