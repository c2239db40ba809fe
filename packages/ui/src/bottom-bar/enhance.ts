import { liftAboveCovers } from '../lib/keep-room-below';
import { SUMMARY } from '../tool/result-in-sight';
import { showResult } from './show-result';

const FIELD = 'input, select, textarea';

/**
 * Opens and closes a `BottomBar`. It is open below the page's title, unless one of these is in view: a section of the page
 * with the same link, or a form in which the visitor is. It says the result of the tool in use ({@link showResult}).
 * @param bar The component's root, `[data-enhance="bottom-bar"]`.
 * @returns Removes the behaviour.
 */
export function enhanceBottomBar(bar: HTMLElement): () => void {
  const ends = new AbortController();
  const title = document.querySelector('main h1');
  const inView = new Set<Element>();
  let isBelowTitle = !title;
  let form: Element | null = null;

  const sync = () => {
    const state = isBelowTitle && inView.size === 0 ? 'open' : 'closed';
    // Writing the same value would make the browser recalculate styles.
    if (bar.dataset.state !== state) bar.dataset.state = state;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === title) isBelowTitle = !isIntersecting && boundingClientRect.top < 0;
      else if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    sync();
  });

  const address = bar.querySelector('a')?.href;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (link.href === address) observer.observe(link.closest('section') ?? link);
  if (title) observer.observe(title);

  const leaveForm = () => {
    if (!form) return;
    observer.unobserve(form);
    inView.delete(form);
    form = null;
    sync();
  };
  const enterForm = (field: Element) => {
    leaveForm();
    // A dialog among the children, such as a chat, lies over the bar. Closing the bar would move the link that opened it.
    if (bar.contains(field)) return;
    const entered = field.closest('form') ?? (field.matches(FIELD) ? field : null);
    // A tool has a line of its own at the lower edge, as long as the fields before it are in view.
    form = entered?.querySelector(`:scope > [${SUMMARY}]`)?.previousElementSibling ?? entered;
    if (form) observer.observe(form);
  };
  document.addEventListener('focusin', ({ target }) => enterForm(target as Element), { signal: ends.signal });
  document.addEventListener('focusout', leaveForm, { signal: ends.signal });
  // The visitor may have entered a form before this script came.
  if (document.activeElement) enterForm(document.activeElement);
  const putDown = liftAboveCovers(bar);
  const hideResult = showResult(bar);
  sync();
  return () => {
    putDown();
    hideResult();
    ends.abort();
    observer.disconnect();
    delete bar.dataset.state;
  };
}
