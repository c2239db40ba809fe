import { subscriptionLinks } from './links';

/** The field with the address. */
const ADDRESS = 'input';

/**
 * The behaviour of `CalendarSubscription`, on its HTML: its button copies the address. If the browser forbids that, the field with
 * the address appears, selected.
 * @returns Removes the behaviour.
 */
export function enhanceCalendarSubscription(root: HTMLElement): () => void {
  const ends = new AbortController();
  const field = root.querySelector<HTMLInputElement>(ADDRESS);
  const say = (outcome: 'copied' | 'failed') => {
    const status = root.querySelector<HTMLElement>('[role=status]');
    if (status) status.textContent = status.dataset[outcome] ?? '';
  };
  const onClick = ({ target }: Event) => {
    if (!field || !(target as Element).closest('button')) return;
    // Not `copyText`: see `ReferenceCard`.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(field.value))
      .then(
        () => say('copied'),
        () => {
          root.dataset.address = 'shown';
          say('failed');
          field.select();
          field.focus();
        },
      );
  };
  root.addEventListener('click', onClick, { signal: ends.signal });
  return () => ends.abort();
}

/** Shows another feed in the HTML of a `CalendarSubscription`, such as after a choice. */
export function showCalendarSubscription(root: HTMLElement, address: string): void {
  const field = root.querySelector<HTMLInputElement>(ADDRESS);
  if (field) field.value = address;
  for (const [calendar, href] of Object.entries(subscriptionLinks(address, root.dataset.name ?? '')))
    root.querySelector(`[data-calendar=${calendar}]`)?.setAttribute('href', href);
  const status = root.querySelector('[role=status]');
  // “Copied” was said of another address.
  if (status) status.textContent = '';
}
