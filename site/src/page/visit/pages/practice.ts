import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';

const device = safeStorage('local');

/** Keeps what is answered to practice questions, on the device alone, and puts back what was. */
export function keepAnswers(fields: Iterable<HTMLTextAreaElement>): void {
  for (const field of fields) {
    const key = `${STORAGE_KEY.answerPrefix}${field.dataset.keep ?? ''}`;
    // What was typed before this script came is newer.
    field.value ||= device.get(key) ?? '';
    field.addEventListener('input', () => {
      if (field.value) device.set(key, field.value);
      else device.remove(key);
    });
    if (field.value) device.set(key, field.value);
  }
}
