import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';

/** After a reload that nobody asked for, puts back what stood in the page's forms. */
export function restoreForms(): void {
  if (safeStorage('session').get(STORAGE_KEY.keptForms))
    import('../first-interaction').then(({ putBack }) => putBack()).catch(() => undefined);
}
