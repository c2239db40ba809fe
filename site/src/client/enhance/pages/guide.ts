import { enhanceTableOfContents } from '@tutoring/ui/enhance';

/** On a guide: the way to its sections shows where the reader is. */
export function start(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-enhance=contents]')) enhanceTableOfContents(nav);
}
