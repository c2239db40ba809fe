import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PART_READY, type InVisit, type Visit, type Wake } from '../contract/part';
import * as PART from '../contract/part-attributes';
import { onToast } from '@tutoring/ui/toast-store';
import { PartRoot } from './part-root';

/**
 * What wakes a part: React takes the server's HTML over, in a root of its own. Nothing typed, chosen or focused in it
 * is lost, because fields are the browser's own.
 * @param name The part's name.
 */
export function waker<Props extends object>(name: string, Part: ComponentType<Props & InVisit>): Wake {
  return (container, { messages, errors }, visit) => {
    const { lang } = document.documentElement;
    callToaster(visit);
    const hydrate = () =>
      hydrateRoot(
        container,
        <PartRoot lang={lang} messages={messages} errors={errors}>
          <Awake container={container}>
            <Part {...propsOf<Props>(container)} visit={visit} />
          </Awake>
        </PartRoot>,
        { identifierPrefix: name },
      );
    const sheet = sheetOf(container);
    if (!sheet || sheet.sheet) hydrate();
    else void ended(sheet).then(hydrate);
  };
}

/** Milliseconds after which a part does without its stylesheet. */
const SHEET_TIMEOUT_MS = 2000;

/** The stylesheet that comes with a part, if it has one. */
function sheetOf(container: HTMLElement): HTMLLinkElement | null {
  const last = container.getAttribute(PART.files)?.split(' ').at(-1);
  return document.querySelector(`link[rel="stylesheet"][href="${last}"]`);
}

/** Whether it comes or not, or has failed before anybody asked. */
function ended(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
    setTimeout(resolve, SHEET_TIMEOUT_MS);
  });
}

let isCalled = false;
/** The first message of any part wakes what shows it. */
function callToaster(visit: Visit): void {
  if (isCalled) return;
  isCalled = true;
  onToast(() => visit.wake('toaster'));
}

/** What the build has written in front of the part for it, if anything. */
function propsOf<Props>({ previousElementSibling: before }: HTMLElement): Props {
  return JSON.parse((before?.matches('script[type="application/json"]') && before.textContent) || '{}') as Props;
}

/** Says that the part reacts, once it does. */
function Awake({ container, children }: { container: HTMLElement; children: ReactNode }) {
  // One rendering after the first: by then the part has taken in what was entered before, and presses that waited find it.
  const [isRendered, render] = useReducer(() => true, false);
  useEffect(render, [render]);
  useEffect(() => {
    if (!isRendered) return;
    // Outside React's own work: a press that waited may want something rendered at once.
    queueMicrotask(() => {
      container.setAttribute(PART.awake, '');
      container.dispatchEvent(new Event(PART_READY, { bubbles: true }));
    });
  }, [isRendered, container]);
  return children;
}
