/**
 * Says in the footer that the cookie settings could not be loaded. Pressing their button again tries once more.
 * @param button `[data-cookie-preferences]`; its `data-failed` is the sentence.
 */
export function showCookieFailure(button: HTMLElement): void {
  tell(button.dataset.failed ?? '');
}

/** Takes that sentence back. */
export const clearCookieFailure = (): void => tell('');

function tell(text: string): void {
  const status = document.querySelector('[data-cookie-status]');
  if (status) status.textContent = text;
}
