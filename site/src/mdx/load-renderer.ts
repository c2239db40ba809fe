/** What renders a page's content: needed by what reacts to the visitor, and by in-app navigation. */
export function loadRenderer(): Promise<typeof import('./render')> {
  return import('./render');
}
