/** The open modal dialogs, in document order. Safari supports `:modal` from 15.6. */
export function openModals(): HTMLDialogElement[] {
  const isModal = (dialog: Element) => !CSS.supports('selector(:modal)') || dialog.matches(':modal');
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open && isModal(dialog));
}
