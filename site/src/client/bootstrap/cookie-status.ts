/**
 * Shows in the footer that the cookie settings did not load. Pressing the button again retries.
 * @param button `[data-cookie-preferences]`; its `data-failed` is the message.
 */
export function showCookieFailure(button: HTMLElement): void {
  setStatus(button.dataset.failed ?? '');
}

/** Removes that message. */
export const clearCookieFailure = (): void => setStatus('');

function setStatus(text: string): void {
  const status = document.querySelector('[data-cookie-status]');
  if (status) status.textContent = text;
}
