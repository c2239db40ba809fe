import { readAttribution, touchOf, withTouch, type Attribution, type Touch } from '@tutoring/domain/attribution';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { hasConsent, onConsentChange } from '@tutoring/ui/consent';
import { safeStorage } from '@tutoring/ui/storage';

const storage = safeStorage('local');
let touch: Touch | undefined;

/** How the visitor came to this document; in memory until analytics is allowed. */
function touchOfDocument(): Touch {
  return (touch ??= touchOf(location.href, document.referrer, Date.now()));
}

/** Keeps how the visitor came, for as long as analytics is allowed. (Withdrawing deletes it: the consent store does.) */
export function keepAttribution(): void {
  const keep = () => {
    if (hasConsent('analytics')) storage.set(STORAGE_KEY.attribution, JSON.stringify(known()));
  };
  keep();
  onConsentChange(keep);
}

/** How the visitor came, if they allow us to know. */
export function attribution(): Attribution | undefined {
  return hasConsent('analytics') ? known() : undefined;
}

function known(): Attribution {
  return withTouch(readAttribution(storage.get(STORAGE_KEY.attribution), Date.now()), touchOfDocument());
}
