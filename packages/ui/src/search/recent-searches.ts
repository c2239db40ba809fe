import type { SearchScope } from '@tutoring/domain/search-entry';
import { SEARCH_QUERY_MAX } from '@tutoring/domain/search-query';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { useMemo, useSyncExternalStore } from 'react';
import { safeStorage } from '../lib/storage';

/** The largest number of stored searches (specification, section 9). */
export const RECENT_SEARCHES_MAX = 5;

const storage = safeStorage('local');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (scope: SearchScope) => STORAGE_KEY.recentSearchesPrefix + scope;

/** Returns the stored searches of a scope, the latest first. If the stored value is damaged, it returns none. */
export function recentSearches(scope: SearchScope): string[] {
  return read(storage.get(keyOf(scope)));
}

/** Returns the stored searches, and renders again when any box of the page changes them. */
export function useRecentSearches(scope: SearchScope): readonly string[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.get(keyOf(scope)),
    () => null,
  );
  return useMemo(() => read(stored), [stored]);
}

function read(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    const queries = stored.filter((query): query is string => typeof query === 'string' && query.trim() !== '');
    return distinct(queries.map((query) => query.slice(0, SEARCH_QUERY_MAX)));
  } catch {
    return [];
  }
}

/** Stores a search as the latest one, unless it is blank. */
export function addRecentSearch(scope: SearchScope, query: string): void {
  const added = query.trim().slice(0, SEARCH_QUERY_MAX);
  if (added) store(scope, distinct([added, ...recentSearches(scope)]));
}

export function removeRecentSearch(scope: SearchScope, query: string): void {
  store(
    scope,
    recentSearches(scope).filter((recent) => recent !== query),
  );
}

export function clearRecentSearches(scope: SearchScope): void {
  storage.remove(keyOf(scope));
  listeners.forEach((listener) => listener());
}

function store(scope: SearchScope, queries: readonly string[]): void {
  if (queries.length === 0) {
    clearRecentSearches(scope);
    return;
  }
  storage.set(keyOf(scope), JSON.stringify(queries));
  listeners.forEach((listener) => listener());
}

/** Returns each query once, ignoring case and spaces around it, up to the maximum. */
function distinct(queries: readonly string[]): string[] {
  const seen = new Set<string>();
  return queries
    .filter((query) => {
      const name = query.trim().toLowerCase();
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, RECENT_SEARCHES_MAX);
}
