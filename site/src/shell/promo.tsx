import { STORAGE_KEY } from '@tutoring/domain/storage-keys';
import { PromoBanner } from '@tutoring/ui/promo-banner';
import { safeStorage } from '@tutoring/ui/storage';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../mdx/page-data';
import { useRunningOffer } from './running-offer';

/** Where a dismissed offer is remembered, by its id. */
const storage = safeStorage('local');
const readDismissed = () => storage.get(STORAGE_KEY.dismissedOffer) ?? '';

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

function dismiss(id: string): void {
  storage.set(STORAGE_KEY.dismissedOffer, id);
  listeners.forEach((listener) => listener());
}
