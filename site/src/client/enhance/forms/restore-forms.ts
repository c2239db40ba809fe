import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';

/** Restores the page's form input after an automatic reload. */
export function restoreForms(): void {
  if (safeStorage('session').get(STORAGE_KEY.keptForms))
    import('../first-interaction').then(({ restoreFields }) => restoreFields()).catch(() => undefined);
}
