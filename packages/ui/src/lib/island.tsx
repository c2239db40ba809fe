import { lazy, useEffect, useRef, type ComponentType, type HTMLAttributes, type LazyExoticComponent } from 'react';

/**
 * A part of the page whose script comes later, and whose server-rendered HTML stays
 * usable until then — and for good, if the script never arrives. (A failed chunk in a
 * plain `React.lazy` takes the whole page down with it.)
 *
 * Render it inside `<Suspense>`.
 * @param load Imports the component: `() => import('./part').then((module) => module.Part)`.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Component) => {
        return { default: (props: Props) => <Island Component={Component} props={props} /> };
      },
      (error: unknown) => {
        // On the server there is nothing to keep: a page without its part must not be built.
        if (typeof window === 'undefined') throw error;
        return { default: Keep as ComponentType<Props> };
      },
    ),
  );
}

/** What an island dispatches once it reacts to the visitor; it bubbles. */
export const ISLAND_READY = 'island:ready';

function Island<Props extends object>({ Component, props }: { Component: ComponentType<Props>; props: Props }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Said in the document, not in state: nothing has to be rendered again for it.
    if (ref.current) ref.current.dataset.island = 'ready';
    ref.current?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
  }, []);
  return (
    <div ref={ref} data-island="waiting">
      <Component {...props} />
    </div>
  );
}

/**
 * Leaves the server's HTML of an island as it is, unhydrated. Hydration compares a
 * `dangerouslySetInnerHTML` with the document and, with the warning suppressed, keeps the document's.
 * Handlers on it hear the events of what it keeps.
 */
export function Keep(props: Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>) {
  return <div {...props} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
