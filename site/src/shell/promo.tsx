import { PromoBanner } from '@tutoring/ui/promo-banner';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../mdx/page-data';
import { useRunningOffer } from './running-offer';

/** Where a dismissed offer is remembered, by the offer's id. */
const DISMISSED = 'tutoring:dismissed-offer';

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The offer that runs, in one line above the page. */
export function Promo() {
  const { words } = useLanguage();
  const offer = useRunningOffer();
  const dismissed = useSyncExternalStore(subscribe, readDismissed, () => '');
  if (!offer || offer.id === dismissed) return null;
  return (
    <PromoBanner
      text={offer.text}
      href={offer.href}
      linkLabel={words.offerLink}
      onDismiss={() => {
        dismiss(offer.id);
      }}
    />
  );
}

/** For this visit, when the browser lets nothing be stored. */
let dismissedNow = '';

function readDismissed(): string {
  try {
    return localStorage.getItem(DISMISSED) ?? dismissedNow;
  } catch {
    return dismissedNow;
  }
}

function dismiss(id: string): void {
  dismissedNow = id;
  try {
    localStorage.setItem(DISMISSED, id);
  } catch {
    // Private windows of some browsers store nothing: it stays dismissed until the page is left.
  }
  listeners.forEach((listener) => listener());
}
