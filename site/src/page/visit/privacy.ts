import { consent } from '@tutoring/ui/consent';

/** On the page about privacy: the visitor's own region first. */
export function showOwnRegion(): void {
  const showRegion = () => {
    const { region } = consent.get();
    const own = region && document.querySelector<HTMLDetailsElement>(`details[data-region="${region}"]`);
    if (!own || own.dataset.own === '') return;
    for (const other of document.querySelectorAll('[data-own]')) other.removeAttribute('data-own');
    own.dataset.own = '';
    own.open = true;
    own.parentElement?.prepend(own);
    for (const mark of document.querySelectorAll<HTMLElement>('[data-yours]')) mark.hidden = !own.contains(mark);
  };
  showRegion();
  consent.subscribe(showRegion);
}
