import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';

const device = safeStorage('local');

/** The saved answer, followed by what was typed before this script loaded. Some browsers restore the field themselves. */
function joinAnswers(saved: string, typed: string): string {
  return typed.includes(saved) ? typed : [saved, typed].filter(Boolean).join('\n\n');
}

/** Saves answers to practice questions in local storage, and restores them. */
export function saveAnswers(fields: Iterable<HTMLTextAreaElement>): void {
  for (const field of fields) {
    const key = `${STORAGE_KEY.answerPrefix}${field.dataset.keep ?? ''}`;
    field.value = joinAnswers(device.get(key) ?? '', field.value);
    field.addEventListener('input', () => {
      if (field.value) device.set(key, field.value);
      else device.remove(key);
    });
    if (field.value) device.set(key, field.value);
  }
}
