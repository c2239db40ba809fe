/**
 * The behaviour of `ReferenceCard`, on the HTML that it writes: its button copies the reference, and its status says
 * what became of it. With a `reference` it is filled in and shown; without, a server may have done so.
 * @returns Ends it.
 */
export function enhanceReferenceCard(root: HTMLElement, reference?: string): () => void {
  const ends = new AbortController();
  const place = root.querySelector('[data-reference]');
  if (reference) {
    if (place) place.textContent = reference;
    root.hidden = false;
  }
  const say = (outcome: 'copied' | 'failed') => {
    const status = root.querySelector<HTMLElement>('[role=status]');
    if (status) status.textContent = status.dataset[outcome] ?? '';
  };
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('button')) return;
    // Where copying is forbidden, there may be no clipboard at all. (As lib/copy.ts, which would be a file of its own on every page.)
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(place?.textContent ?? ''))
      .then(
        () => say('copied'),
        () => say('failed'),
      );
  };
  root.addEventListener('click', onClick, { signal: ends.signal });
  return () => ends.abort();
}
