import type * as direct from '@tutoring/domain/chat-direct';
import type { Language } from '@tutoring/domain/languages';

type Direct = typeof direct;
let loaded: Promise<Direct> | undefined;

/** Imports once: an `import()` takes a task even for a loaded module, and a page that is being left has no time for one. */
function loadDirect(): Promise<Direct> {
  loaded ??= import('@tutoring/domain/chat-direct').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** What the visitor typed into the search boxes and the chat of this page, with the checks that have begun. */
const typed = new Map<string, Promise<boolean> | undefined>();

/**
 * Remembers what the visitor typed, and returns the check that it must pass before it is counted or sent anywhere. The check
 * fails if any text on this page is about distress, abuse or a worry: its writer may go on in words that we do not recognise.
 * It rejects if a text cannot be checked.
 */
export function checkOf(texts: readonly string[], language: Language): () => Promise<boolean> {
  for (const text of texts) if (!typed.has(text)) typed.set(text, undefined);
  return async () => {
    const { isFreeOfDistress } = await loadDirect();
    const check = (one: string) => {
      const begun = typed.get(one) ?? isFreeOfDistress(one, language);
      typed.set(one, begun);
      // The next check retries one that failed to load.
      begun.catch(() => typed.set(one, undefined));
      return begun;
    };
    return (await Promise.all([...typed.keys()].map(check))).every(Boolean);
  };
}

/** Loads what checks need, so that they are fast enough when the visitor leaves the page. */
export async function prepareChecks(language: Language): Promise<void> {
  await (await loadDirect()).prepareDirect(language);
}
