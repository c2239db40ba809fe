import { printAlone } from '@tutoring/ui/internal/print-alone';

/** On the page for schools: the buttons that copy a line of code, and the one that prints the sheet for students. */
export function start(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-line], [data-print-section]');
    if (!button) return;
    const sheet = button.hasAttribute('data-print-section') && button.closest('section');
    if (sheet) void printAlone(sheet);
    else void copyLine(button);
  });
}

async function copyLine(button: HTMLElement): Promise<void> {
  const snippet = button.parentElement;
  const status = snippet?.querySelector<HTMLElement>('[role=status]');
  const outcome = await Promise.resolve()
    // Not `copyText`: see `ReferenceCard`. Over plain HTTP there is no clipboard, and a browser may forbid it.
    .then(() => navigator.clipboard.writeText(snippet?.querySelector('[data-snippet]')?.textContent ?? ''))
    .then(
      () => 'copied',
      () => 'failed',
    );
  if (status) status.textContent = status.dataset[outcome] ?? '';
}
