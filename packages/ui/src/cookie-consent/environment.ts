/** The browser features that tests replace. */
export interface Environment {
  now: () => number;
  /** The value of `navigator.globalPrivacyControl`. Only `true` counts as the signal. */
  gpc: () => unknown;
  reload: () => void;
}

export const browser: Environment = {
  now: () => Date.now(),
  gpc: () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl,
  reload: () => {
    // A closing dialog goes back in the history, which cancels the reload. The `popstate` event then starts it again.
    addEventListener('popstate', () => location.reload(), { once: true });
    location.reload();
  },
};

/** Whether the browser sends Global Privacy Control. An extension may have replaced the property by anything, even a getter that throws. */
export function hasSignal({ gpc }: Environment): boolean {
  try {
    return gpc() === true;
  } catch {
    return false;
  }
}
