import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, IconButton } from '../button/button';
import type { en } from './messages/en';
import { DialogTrigger } from '../dialog/dialog';
import * as styles from './cookie-consent.css';
import type { ConsentStore } from './store';
import { useConsent } from './use-consent';

interface BannerProps {
  store: ConsentStore;
  words: Record<keyof typeof en, string>;
  /** The id of the settings dialog. */
  settingsId: string;
}

const TEXT = { 'opt-in': 'optIn', 'opt-out': 'optOut', informational: 'informational' } as const;

/**
 * The question itself: a region, not a dialog. It keeps nobody from the page, and stands first in
 * it, so that whoever reads by keyboard or ear meets it first.
 */
export function CookieBanner({ store, words, settingsId }: BannerProps) {
  // Until the place is known, nothing is allowed: the strictest question fits.
  const { mode = 'opt-in', gpc, record, timesAsked } = useConsent(store);
  const root = useRef<HTMLElement>(null);
  useRoomBelow(root);
  useFocusWhenAsked(root, timesAsked);
  useEffect(() => {
    store.bannerShown();
  }, [store]);

  return (
    <section ref={root} aria-label={words.label} tabIndex={-1} className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title}>{words.title}</h2>
          {/* One sentence: on a phone the page behind is what the visitor came for. */}
          {gpc ? (
            <p>
              <strong>{words.gpc}</strong>: {words.gpcOn}
            </p>
          ) : (
            <p>{words[TEXT[mode]]}</p>
          )}
        </div>
        <div className={styles.buttons}>
          {mode === 'opt-in' ? (
            // The same weight: refusing is as easy as accepting.
            <>
              <Button className={styles.answer} onClick={store.accept}>
                {words.acceptAll}
              </Button>
              <Button className={styles.answer} onClick={store.decline}>
                {words.declineAll}
              </Button>
            </>
          ) : (
            <Button className={styles.answer} onClick={store.accept}>
              {words.ok}
            </Button>
          )}
          <DialogTrigger kind="secondary" for={settingsId} className={styles.third}>
            {words.settings}
          </DialogTrigger>
        </div>
        {record && (
          <IconButton icon="close" label={words.keep} data-keep="" className={styles.keep} onClick={store.keep} />
        )}
      </div>
    </section>
  );
}

/** The banner lies over the page's end: the page ends that much later, and nothing is scrolled to below it. */
function useRoomBelow(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = root.current;
    if (!banner) return;
    const { documentElement, body } = document;
    const observer = new ResizeObserver(() => {
      const height = `${banner.offsetHeight}px`;
      documentElement.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      documentElement.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [root]);
}

/** Whoever asked for the banner is led to it, and back when it closes. */
function useFocusWhenAsked(root: RefObject<HTMLElement | null>, timesAsked: number): void {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (timesAsked === 0) return;
    if (!root.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    root.current?.focus();
  }, [root, timesAsked]);
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    },
    [],
  );
}
