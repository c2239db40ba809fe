import { forget } from '@tutoring/ui/consent';

/** On the page about privacy: a button that clears what the visitor asked for. */
export function readyClearing(): void {
  const clear = document.querySelector<HTMLButtonElement>('[data-clear]');
  clear?.addEventListener('click', () => {
    forget('functional');
    const status = clear.nextElementSibling;
    if (status) status.textContent = clear.dataset.clear ?? '';
  });
}
