import { RESULT_CHANGED, SUMMARY } from '../tool/result-in-sight';

/**
 * Says the result of the tool in use in a bar, as a link to it, while the result is out of view. The tool in use is the one that
 * changed last or came into view last. The result of an example is never said.
 * @param bar The root of a `BottomBar`.
 * @returns Removes the behaviour and the result.
 */
export function showResult(bar: HTMLElement): () => void {
  const ends = new AbortController();
  const holder = bar.querySelector<HTMLElement>('[data-label]');
  if (!holder) return () => undefined;
  const link = document.createElement('a');
  const inView = new Set<Element>();
  let used: Element | undefined;

  const sync = () => {
    const summary = used && ownSummaryIn(used);
    holder.hidden = !used || !summary || inView.has(figureOf(used));
    if (!used || !summary) return;
    const texts = [...summary.children].map(({ textContent }) => textContent);
    link.setAttribute('aria-label', `${holder.dataset.label}: ${texts.join(' ')}`);
    link.href = `#${resultOf(used).id}`;
    // With the space, the name has the text as people see it.
    link.replaceChildren(...[...summary.children].flatMap((text) => [' ', text.cloneNode(true)]).slice(1));
    if (!link.isConnected) holder.append(link);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
      if (isIntersecting && ownSummaryIn(target)) used = target;
    }
    sync();
  });
  const watch = (tool: Element) => {
    if (!ownSummaryIn(tool)) return;
    used = tool;
    observer.observe(tool);
    observer.observe(figureOf(tool));
  };

  // Tools that hydrated before this script came.
  for (const summary of document.querySelectorAll(`[${SUMMARY}]`))
    if (summary.parentElement) watch(summary.parentElement);
  document.addEventListener(
    RESULT_CHANGED,
    ({ target }) => {
      watch(target as Element);
      sync();
    },
    { signal: ends.signal },
  );
  link.addEventListener(
    'click',
    (event) => {
      if (!used) return;
      // The fragment of the address may be a link to other entries.
      event.preventDefault();
      resultOf(used).scrollIntoView();
      resultOf(used).focus({ preventScroll: true });
    },
    { signal: ends.signal },
  );
  sync();
  return () => {
    ends.abort();
    observer.disconnect();
    link.remove();
    holder.hidden = true;
  };
}

/** The summary of the visitor's own entries. */
const ownSummaryIn = (tool: Element) => tool.querySelector(`:scope > [${SUMMARY}=own]`);

const resultOf = (tool: Element) => tool.querySelector(':scope > section') as HTMLElement;

/** The part of the result that the summary repeats. The rest may be several screens long. */
const figureOf = (tool: Element) => resultOf(tool).querySelector('[aria-live]') ?? resultOf(tool);
