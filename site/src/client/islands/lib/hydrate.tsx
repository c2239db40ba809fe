import { onToast } from '@tutoring/ui/internal/toast-store';
import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as ISLAND from '../../../shared/island-attributes';
import { ISLAND_HYDRATED, type HydrateIsland, type IslandProps, type PageServices } from '../../../shared/islands';
import { inCountry } from '../../../shared/country-text';
import { IslandRoot } from './island-root';

/**
 * Creates the function that hydrates an island in its own React root. Early input and focus survive, because the fields
 * are uncontrolled.
 * @param name The island's name. It prefixes the island's ids, as on the server.
 */
export function createHydrate<Props extends object>(
  name: string,
  Component: ComponentType<Props & IslandProps>,
): HydrateIsland {
  return (container, { messages, errors }, services) => {
    const { lang } = document.documentElement;
    hydrateToaster(services);
    const hydrate = () =>
      hydrateRoot(
        container,
        <IslandRoot lang={lang} messages={inCountry(messages, lang)} errors={inCountry(errors, lang)}>
          <Hydrated container={container}>
            <Component {...propsOf<Props>(container)} services={services} />
          </Hydrated>
        </IslandRoot>,
        { identifierPrefix: name },
      );
    const sheet = sheetOf(container);
    if (!sheet || sheet.sheet) hydrate();
    else void whenSettled(sheet).then(hydrate);
  };
}

/** Milliseconds after which an island hydrates without its stylesheet. */
const SHEET_TIMEOUT_MS = 2000;

/** The stylesheet that loads with an island, if it has one. */
function sheetOf(container: HTMLElement): HTMLLinkElement | null {
  const last = container.getAttribute(ISLAND.files)?.split(' ').at(-1);
  return document.querySelector(`link[rel="stylesheet"][href="${last}"]`);
}

/** Resolves when the sheet has loaded or failed. The timeout covers a failure before this listener was added. */
function whenSettled(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
    setTimeout(resolve, SHEET_TIMEOUT_MS);
  });
}

let isListening = false;
/** The first toast of any island hydrates the toaster. */
function hydrateToaster(services: PageServices): void {
  if (isListening) return;
  isListening = true;
  onToast(() => services.hydrate('toaster'));
}

/** The props in the JSON script before the island, if it has any. */
function propsOf<Props>({ previousElementSibling: script }: HTMLElement): Props {
  return JSON.parse((script?.matches('script[type="application/json"]') && script.textContent) || '{}') as Props;
}

/** Marks the container, and dispatches an event, once the island reacts. */
function Hydrated({ container, children }: { container: HTMLElement; children: ReactNode }) {
  // Wait one render, so that early input is adopted before presses are replayed.
  const [isRendered, render] = useReducer(() => true, false);
  useEffect(render, [render]);
  useEffect(() => {
    if (!isRendered) return;
    // In a microtask, because a replayed press may need a synchronous render.
    queueMicrotask(() => {
      container.setAttribute(ISLAND.hydrated, '');
      container.dispatchEvent(new Event(ISLAND_HYDRATED, { bubbles: true }));
    });
  }, [isRendered, container]);
  return children;
}
