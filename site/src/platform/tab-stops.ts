import { stopWhereItScrolls } from '@tutoring/ui/scroller';

/** For tables in static text, which nothing hydrates. Those that React renders see to it themselves. */
export function setTabStops(): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-scroller]')) stopWhereItScrolls(table);
}
