import { onClickOutside } from '../lib/on-click-outside';

/** What may be said to `enhanceLanguageSwitcher`. */
export interface LanguageSwitcherOptions {
  /** The language the visitor chose before, such as `fr` or `zh-Hant`: it is pointed out, in whichever country. @default none */
  preferred?: string | undefined;
  /** Told which language the visitor goes to, before the browser does. */
  onLanguageChange?: ((lang: string) => void) | undefined;
}

/** Whether a page's tag is of a language: `zh-Hant-HK` is of `zh-Hant`, and `zh-Hans` is not. */
export const isIn = (tag: string, language: string) => `${tag}-`.startsWith(`${language}-`);

/**
 * The behaviour of `LanguageSwitcher`, on the HTML that it writes: a click outside closes it, the focus that leaves
 * it does, and Escape, which returns to its name.
 * @returns Ends it.
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
