import {
  lazy,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type HTMLAttributes,
  type LazyExoticComponent,
} from 'react';

/** What an island may be told beside what it loads. */
export interface IslandOptions<Props extends object> {
  /**
   * Stands in for the part when its script does not arrive and there is no server's HTML to keep, as after an in-app
   * navigation: a way to load the page whole, for instance. @default none: the error goes to the nearest error boundary
   */
  lost?: ComponentType<Props> | undefined;
}

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
  { lost }: IslandOptions<Props> = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Component) => {
        return { default: (props: Props) => <Island Component={Component} props={props} /> };
      },
      (error: unknown) => {
        // On the server there is nothing to keep: a page without its part must not be built.
        if (typeof window === 'undefined') throw error;
        return { default: (props: Props) => <Missing Lost={lost} error={error} props={props} /> };
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

interface MissingProps<Props extends object> {
  Lost: ComponentType<Props> | undefined;
  error: unknown;
  props: Props;
}

/** In place of an island whose script did not arrive. */
function Missing<Props extends object>({ Lost, error, props }: MissingProps<Props>) {
  // React answers as on the server only where it takes over what the server wrote.
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
  const [hasHtml] = useState(isHydrating);
  if (hasHtml) return <Keep />;
  if (!Lost) throw error;
  return <Lost {...props} />;
}

const noChange = () => () => undefined;

/**
 * Leaves the server's HTML of an island as it is, unhydrated. Hydration compares a
 * `dangerouslySetInnerHTML` with the document and, with the warning suppressed, keeps the document's.
 * Handlers on it hear the events of what it keeps.
 */
export function Keep(props: Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>) {
  return <div {...props} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
