import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';

const device = safeStorage('local');

/** What was kept, and behind it what was typed before this script came; unless the browser has brought it back itself. */
function joined(kept: string, typed: string): string {
  return typed.includes(kept) ? typed : [kept, typed].filter(Boolean).join('\n\n');
}

/** Keeps what is answered to practice questions, on the device alone, and puts back what was. */
export function keepAnswers(fields: Iterable<HTMLTextAreaElement>): void {
  for (const field of fields) {
    const key = `${STORAGE_KEY.answerPrefix}${field.dataset.keep ?? ''}`;
    field.value = joined(device.get(key) ?? '', field.value);
    field.addEventListener('input', () => {
      if (field.value) device.set(key, field.value);
      else device.remove(key);
    });
    if (field.value) device.set(key, field.value);
  }
}
