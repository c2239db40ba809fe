/** What a test puts in place of the browser. */
export interface Environment {
  now: () => number;
  /** The browser's signal, whatever it is: only `true` counts. */
  gpc: () => unknown;
  reload: () => void;
}

export const browser: Environment = {
  now: () => Date.now(),
  gpc: () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl,
  reload: () => {
    // A dialog that closes takes back its history entry, which would call the reload off: then it is asked for again.
    addEventListener('popstate', () => location.reload(), { once: true });
    location.reload();
  },
};

/** Whether the browser sends Global Privacy Control. An extension may have put anything in its place. */
export function hasSignal({ gpc }: Environment): boolean {
  try {
    return gpc() === true;
  } catch {
    return false;
  }
}
