/** Stores texts by name. */
export interface SafeStorage {
  /** The text with this name, or `null`. */
  get: (key: string) => string | null;
  /** Stores a text under this name. */
  set: (key: string, value: string) => void;
  /** Deletes the text. */
  remove: (key: string) => void;
}

/**
 * The browser's storage, without exceptions: if it is forbidden or full, texts stay in memory until the page closes.
 * @param kind `local` outlives the visit, `session` ends with the tab.
 */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  /** The texts that the browser did not store. */
  const kept = new Map<string, string>();
  // Merely reading `localStorage` throws if it is forbidden.
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    get(key) {
      try {
        return kept.get(key) ?? storage().getItem(key);
      } catch {
        return kept.get(key) ?? null;
      }
    },
    set(key, value) {
      kept.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        kept.set(key, value);
      }
    },
    remove(key) {
      kept.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Storage is forbidden, so there is nothing to delete.
      }
    },
  };
}
