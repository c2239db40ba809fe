import type { OptionalCategory } from '@tutoring/domain/consent';
import { isStoredAs, type Stored } from '@tutoring/domain/withdrawable-items';

/** Deletes the cookies and the storage items of a category, as far as a page may. */
export function forget(category: OptionalCategory | 'functional', stored: readonly Stored[]): void {
  for (const item of stored.filter((one) => one.category === category)) {
    if (item.where === 'cookie')
      namesOfCookies()
        .filter((name) => isStoredAs(item, name))
        .forEach(deleteCookie);
    else if (item.where === 'database') deleteDatabase(item.name);
    // A site with a service worker deletes its caches itself.
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
    // If storage is blocked, there is nothing to delete.
  }
}

/** A database that a page uses is deleted when the page closes. */
function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // If storage is blocked, there is nothing to delete.
  }
}

function namesOfCookies(): string[] {
  try {
    return document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter(Boolean);
  } catch {
    // `document.cookie` throws in a sandboxed frame, which has no cookies.
    return [];
  }
}

/** Deletes a cookie for this host and each domain above it, because a page cannot read the domain of a cookie. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
