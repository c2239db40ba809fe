import { STORED_ITEMS } from '@tutoring/domain/stored-items';
import { consent, forget } from '@tutoring/ui/consent';
import { deleteCaches } from '../../../shared/unregister-service-worker';

/** On the page about privacy: the visitor's own region first, and a button that clears what they asked for. */
export function start(): void {
  readyClearing();
  showOwnRegion();
  consent.subscribe(showOwnRegion);
}

function showOwnRegion(): void {
  const { region } = consent.get();
  const own = region && document.querySelector<HTMLDetailsElement>(`details[data-region="${region}"]`);
  if (!own || own.dataset.own === '') return;
  for (const other of document.querySelectorAll('[data-own]')) other.removeAttribute('data-own');
  own.dataset.own = '';
  own.open = true;
  own.parentElement?.prepend(own);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-yours]')) mark.hidden = !own.contains(mark);
}

function readyClearing(): void {
  const clear = document.querySelector<HTMLButtonElement>('[data-clear]');
  clear?.addEventListener('click', () => {
    forget('functional', STORED_ITEMS);
    // What is saved is forgotten in the background: nobody waits for it.
    deleteCaches().catch(() => undefined);
    const status = clear.nextElementSibling;
    if (status) status.textContent = clear.dataset.clear ?? '';
  });
}
