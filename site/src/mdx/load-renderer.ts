import type * as Renderer from './render';

/** What renders a page's content: needed by what reacts to the visitor, and by in-app navigation. */
export function loadRenderer(): Promise<typeof Renderer> {
  return import('./render');
}
