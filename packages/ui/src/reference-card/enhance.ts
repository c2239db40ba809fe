/**
 * The behaviour of `ReferenceCard`, on its HTML: its button copies the reference, and its status says whether that worked. With
 * `reference`, this fills in and shows the card. Otherwise a server may have done so.
 * @returns Removes the behaviour.
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
    // Not `copyText`: as a module of two scripts it would be a file of 116 bytes that every page requests. Where copying is
    // forbidden, there may be no clipboard at all.
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
