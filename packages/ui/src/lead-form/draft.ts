/** Where a half-typed message waits: this tab only, gone when it is sent. */
const STORAGE_KEY = 'tutoring-lead-draft';

interface Draft {
  values: Record<string, string>;
  /** Idempotency key of the last attempt and the values it was made with. */
  attempt?: { key: string; body: string } | undefined;
}

/** Remembers what is typed. Storage may be full or forbidden: then the form works without. */
export function saveDraft(values: Record<string, string>): void {
  write({ ...read(), values });
}

/** What was typed before a reload, or nothing. */
export function loadDraft(): Record<string, string> {
  return read().values;
}

export function clearDraft(): void {
  memory = { values: {} };
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing stored, nothing to clear.
  }
}

/** The key for these values: the same again until they change. */
export function attemptKey(values: Record<string, string>): string {
  const body = JSON.stringify(values);
  const { attempt } = read();
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  write({ values, attempt: { key, body } });
  return key;
}

let memory: Draft = { values: {} };

function read(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (isDraft(stored)) return stored;
  } catch {
    return memory;
  }
  return { values: {} };
}

function write(draft: Draft): void {
  memory = draft;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Kept in memory above.
  }
}

function isDraft(stored: unknown): stored is Draft {
  return typeof stored === 'object' && stored !== null && 'values' in stored && typeof stored.values === 'object';
}
