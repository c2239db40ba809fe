import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

const storage = safeStorage('local');

/** Whether the key `/` moves the focus to the search. */
export function isSearchKeyOn(): boolean {
  return storage.get(STORAGE_KEY.noSearchKey) === null;
}

export function switchSearchKey(isOn: boolean): void {
  if (isOn) storage.remove(STORAGE_KEY.noSearchKey);
  else storage.set(STORAGE_KEY.noSearchKey, 'true');
}
