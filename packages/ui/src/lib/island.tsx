import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

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
        const Island = (props: Props) => (
          <div data-island="">
            <Component {...props} />
          </div>
        );
        return { default: Island };
      },
      () => ({ default: Keep as ComponentType<Props> }),
    ),
  );
}

/**
 * Leaves the server's HTML of an island as it is, unhydrated. Hydration compares a
 * `dangerouslySetInnerHTML` with the document and, with the warning suppressed, keeps the document's.
 */
export function Keep() {
  return <div data-island="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
