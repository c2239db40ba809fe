/**
 * Calls back once a dialog has opened or closed, as its `toggle` event does where there is one: Safari has it from 26,
 * Chrome from 132, Firefox from 133.
 * @param signal ends it.
 */
export function onOpenState(dialog: HTMLDialogElement, listener: () => void, signal: AbortSignal): void {
  // In a task of its own, as that event: what a press has opened is painted first.
  new MutationObserver(() => setTimeout(() => signal.aborted || listener())).observe(dialog, {
    attributeFilter: ['open'],
  });
}
