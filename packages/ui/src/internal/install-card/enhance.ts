import { InstallError, type InstallPrompt } from './install-prompt';

/** What has to be said to `enhanceInstallCard`. */
export interface InstallCardOptions {
  /** Who asks the browser. */
  prompt: InstallPrompt;
  /** Told when the card has done what it is for: the visitor has agreed or declined, or pressed Later. */
  onDone?: (() => void) | undefined;
}

/**
 * What the buttons of `InstallCard` do, on the HTML that a server wrote; its corner, its room and its closing are
 * `enhanceNoticeCard`'s.
 * @returns Ends it.
 */
export function enhanceInstallCard(card: HTMLElement, { prompt, onDone }: InstallCardOptions): () => void {
  const ends = new AbortController();
  const find = (name: string) => card.querySelector<HTMLElement>(`[data-${name}]`);
  const say = (reason: string) => {
    for (const text of card.querySelectorAll<HTMLElement>('[data-problem]'))
      text.hidden = text.dataset.problem !== reason;
    const problem = find('problems');
    if (problem) problem.hidden = false;
  };
  const install = () => {
    prompt.install().then(
      () => onDone?.(),
      (error: unknown) => say(error instanceof InstallError ? error.reason : 'failed'),
    );
  };
  const later = () => {
    prompt.later();
    onDone?.();
  };
  find('install')?.addEventListener('click', install, ends);
  find('later')?.addEventListener('click', later, ends);
  return () => ends.abort();
}
