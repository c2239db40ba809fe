import { InstallError, type InstallPrompt } from './install-prompt';

/** Options of `enhanceInstallCard`. */
export interface InstallCardOptions {
  /** Shows the browser’s install dialog. */
  prompt: InstallPrompt;
  /** Called after the visitor has agreed, declined or pressed Later. */
  onDone?: (() => void) | undefined;
}

/**
 * The behaviour of the buttons of `InstallCard`, on its HTML. `enhanceNoticeCard` places and closes the card.
 * @returns Removes the behaviour.
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
