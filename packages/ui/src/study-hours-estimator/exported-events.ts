import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { dayOf } from '@tutoring/domain/study-plan';
import type { ExportedEvents } from '@tutoring/domain/study-plan-calendar';
import { safeStorage } from '../lib/storage';

const local = safeStorage('local');

/** The events in the calendar files that this browser has saved. An unreadable entry counts as none. */
export function exportedEvents(): ExportedEvents {
  try {
    const stored = JSON.parse(local.get(STORAGE_KEY.calendarExport) ?? '{}') as object;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every((date) => dayOf(String(date)) !== undefined),
      ),
    );
  } catch {
    return {};
  }
}

/** Stores the exported events, so that the next file can cancel the ones that are gone. */
export function rememberExported(exported: ExportedEvents): void {
  local.set(STORAGE_KEY.calendarExport, JSON.stringify(exported));
}
