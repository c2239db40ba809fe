/** Milliseconds between two attempts. */
const RETRY_MS = 1000;
/** Most attempts. */
const ATTEMPTS = 3;

/** Repeats a request without any answer. Every status counts as an answer, also 500. @throws The error of the last attempt. */
export async function fetchWithRetry(ask: () => Promise<Response>, retryMs = RETRY_MS): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempts === ATTEMPTS) throw error;
      await pause(retryMs);
    }
  }
}

/** Why there was no answer, such as `ENOTFOUND`, which `fetch` hides in the cause. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Whether the host name does not exist. */
export const isUnknownName = (error: unknown): boolean => ['ENOTFOUND', 'EAI_AGAIN'].includes(reasonOf(error));

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
