/**
 * Calls back after a dialog has opened or closed. It uses the dialog's `toggle` event if the browser has it: Safari from 26,
 * Chrome from 132, Firefox from 133.
 * @param signal Stops it.
 */
export function onOpenState(dialog: HTMLDialogElement, listener: () => void, signal: AbortSignal): void {
  // In a separate task, like that event: the browser paints the open dialog first.
  new MutationObserver(() => setTimeout(() => signal.aborted || listener())).observe(dialog, {
    attributeFilter: ['open'],
  });
}
