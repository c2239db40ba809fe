import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { STORED_ITEMS } from '@tutoring/domain/stored-items';
import { consent } from '@tutoring/ui/consent';
import { forget } from '@tutoring/ui/internal/forget';
import { PLAN_CALENDARS } from '../../../shared/paths';
import { deleteCaches } from '../../service-worker/unregister';

/** On the privacy page: puts the visitor's region first, and enables the button that clears functional storage. */
export function start(): void {
  enableClearButton();
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

function enableClearButton(): void {
  const clear = document.querySelector<HTMLButtonElement>('[data-clear]');
  clear?.addEventListener('click', () => {
    deletePlanCalendar();
    forget('functional', STORED_ITEMS);
    // Caches are deleted in the background.
    deleteCaches().catch(() => undefined);
    const status = clear.nextElementSibling;
    if (status) status.textContent = clear.dataset.clear ?? '';
  });
}

/** Deletes the planner's calendar on the server: without the key that is about to be cleared, nobody could. */
function deletePlanCalendar(): void {
  try {
    const { id, secret } = JSON.parse(localStorage.getItem(STORAGE_KEY.planCalendar) ?? '') as Record<string, string>;
    const headers = { Authorization: `Bearer ${secret}` };
    fetch(`${PLAN_CALENDARS}/${id}`, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
  } catch {
    // There is none.
  }
}
