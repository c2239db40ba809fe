import { enhanceTutorList } from '@tutoring/ui/enhance';

/** Enhances the lists of tutors. The filters are in the address, so that a chosen list can be sent to somebody. */
export function start(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-enhance=tutors]')) {
    const filters = list.querySelector('form');
    if (filters) chooseFromAddress(filters);
    enhanceTutorList(list);
    filters?.addEventListener('change', () => writeAddress(filters));
  }
}

/** Ignores what is not an option: links grow old. */
function chooseFromAddress(filters: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const select of filters.querySelectorAll('select')) {
    const value = asked.get(select.name);
    // The visitor may have chosen before this script.
    if (value && select.value === '' && [...select.options].some((option) => option.value === value))
      select.value = value;
  }
}

function writeAddress(filters: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const { name, value } of filters.querySelectorAll('select')) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
}
