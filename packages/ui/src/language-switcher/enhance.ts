import { onClickOutside } from '../lib/on-click-outside';

/** Options of `enhanceLanguageSwitcher`. */
export interface LanguageSwitcherOptions {
  /** The language that the visitor chose before, such as `fr` or `zh-Hant`: it is highlighted, whatever the country. @default none */
  preferred?: string | undefined;
  /** Called with the language that the visitor chooses, before the browser follows the link. */
  onLanguageChange?: ((lang: string) => void) | undefined;
}

/** Whether a tag belongs to a language: `zh-Hant-HK` belongs to `zh-Hant`, `zh-Hans` does not. */
export const isIn = (tag: string, language: string) => `${tag}-`.startsWith(`${language}-`);

/**
 * The behaviour of `LanguageSwitcher`, on its HTML: it closes on a click outside, when the focus leaves it, and on Escape,
 * which returns the focus to its name.
 * @returns Removes the behaviour.
 */
export function enhanceLanguageSwitcher(
  nav: HTMLElement,
  { preferred, onLanguageChange }: LanguageSwitcherOptions = {},
): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  const details = nav.querySelector('details');
  const close = () => {
    if (details) details.open = false;
  };
  const isOutside = (target: EventTarget | null) => target instanceof Node && !nav.contains(target);

  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a:not([aria-current])')) {
    if (!preferred || !isIn(link.hreflang, preferred)) continue;
    link.dataset.state = 'preferred';
    details?.setAttribute('data-preferred', '');
  }
  onClickOutside(nav, close, ends.signal);
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(relatedTarget)) close();
  };
  nav.addEventListener('focusout', onFocusOut, listen);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details?.open) return;
    close();
    details.querySelector('summary')?.focus();
  };
  nav.addEventListener('keydown', onKeyDown, listen);
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link) onLanguageChange?.(link.hreflang);
  };
  nav.addEventListener('click', onClick, listen);
  return () => ends.abort();
}
