/** Milliseconds between two tries. */
const RETRY_MS = 1000;
/** How often a connection is tried before it counts as failed. */
const TRIES = 3;

/** `fetch` that tries again when there is no answer at all. Any answer counts, also 500. @throws What the last try threw. */
export async function fetchPatiently(ask: () => Promise<Response>, retryMs = RETRY_MS): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(retryMs);
    }
  }
}

/** Why there was no answer, such as `ENOTFOUND`: `fetch` hides it behind "fetch failed". */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Whether a host's name is unknown. */
export const isUnknownName = (error: unknown): boolean => ['ENOTFOUND', 'EAI_AGAIN'].includes(reasonOf(error));

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
