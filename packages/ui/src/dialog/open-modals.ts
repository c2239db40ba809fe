/** The modal dialogs that are open, in the order of the document. Safari knows the word from 15.6. */
export function openModals(): HTMLDialogElement[] {
  const isModal = (dialog: Element) => !CSS.supports('selector(:modal)') || dialog.matches(':modal');
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open && isModal(dialog));
}
