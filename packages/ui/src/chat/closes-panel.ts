import { openModals } from '../dialog/open-modals';

/** Whether a key closes the panel, wherever the focus is: the panel may cover what the visitor reads. */
export function closesPanel({ key, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !isComposing && openModals().length === 0;
}
