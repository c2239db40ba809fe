import { enhanceTableOfContents } from '@tutoring/ui/enhance';

/** The table of contents of a guide highlights the current section. */
export function start(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-enhance=contents]')) enhanceTableOfContents(nav);
}
