import type { OptionalCategory } from '@tutoring/domain/consent';
import { isStoredAs, type Stored } from '@tutoring/domain/withdrawable-items';

/** Deletes everything that a category has stored in this browser, as far as a page may. */
export function forget(category: OptionalCategory | 'functional', stored: readonly Stored[]): void {
  for (const item of stored.filter((one) => one.category === category)) {
    if (item.where === 'cookie')
      namesOfCookies()
        .filter((name) => isStoredAs(item, name))
        .forEach(deleteCookie);
    // What a service worker has saved is forgotten by whoever has one.
    else if (item.where !== 'cache') removeFrom(item.where, (name) => isStoredAs(item, name));
  }
}

function removeFrom(where: 'local' | 'session', matches: (name: string) => boolean): void {
  try {
    const storage = where === 'local' ? localStorage : sessionStorage;
    Object.keys(storage)
      .filter(matches)
      .forEach((name) => {
        storage.removeItem(name);
      });
  } catch {
    // A forbidden storage holds nothing.
  }
}

function namesOfCookies(): string[] {
  try {
    return document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter(Boolean);
  } catch {
    // A frame that may not have cookies has none.
    return [];
  }
}

/** Nobody tells which domain a cookie was set for: this host's and each above it. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
