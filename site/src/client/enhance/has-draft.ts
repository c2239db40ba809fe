import { safeStorage } from '@tutoring/ui/internal/storage';
import * as ISLAND from '../../shared/island-attributes';

const storages = [safeStorage('session'), safeStorage('local')];

/** Whether the visitor has stored entries that the island shows. */
export function hasDraft(island: Element): boolean {
  const keys = island.getAttribute(ISLAND.draft)?.split(' ') ?? [];
  return keys.some((key) => storages.some((storage) => storage.get(key) !== null));
}
