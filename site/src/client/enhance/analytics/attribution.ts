import { readAttribution, touchOf, withTouch, type Attribution, type Touch } from '@tutoring/domain/attribution';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { hasConsent, onConsentChange } from '@tutoring/ui/consent';
import { safeStorage } from '@tutoring/ui/internal/storage';

const storage = safeStorage('local');
let touch: Touch | undefined;

/** How the visitor reached this document. Kept in memory until analytics is allowed. */
function touchOfDocument(): Touch {
  return (touch ??= touchOf(location.href, document.referrer, Date.now()));
}

/** Stores how the visitor came, while analytics is allowed. The consent store deletes it when consent is withdrawn. */
export function storeAttribution(): void {
  const store = () => {
    if (hasConsent('analytics')) storage.set(STORAGE_KEY.attribution, JSON.stringify(currentAttribution()));
  };
  store();
  onConsentChange(store);
}

/** How the visitor reached the site, if they allow analytics. */
export function attribution(): Attribution | undefined {
  return hasConsent('analytics') ? currentAttribution() : undefined;
}

function currentAttribution(): Attribution {
  return withTouch(readAttribution(storage.get(STORAGE_KEY.attribution), Date.now()), touchOfDocument());
}
