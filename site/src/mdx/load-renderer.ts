import type * as Renderer from './render';

let renderer: typeof Renderer | undefined;

/** What renders a page's content: needed by what reacts to the visitor, and by in-app navigation. */
export async function loadRenderer(): Promise<typeof Renderer> {
  renderer ??= await import('./render');
  return renderer;
}

/** The renderer if it is here: then the next page is complete at once, and is announced by its own heading. */
export function loadedRenderer(): typeof Renderer | undefined {
  return renderer;
}
