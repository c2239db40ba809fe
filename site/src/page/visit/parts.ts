import { SIGNS_OF_LIFE } from '../../contract/early';
import { NO_TURN, PART_READY, type PartName, type PartWords, type Visit, type Wake } from '../../contract/part';
import * as PART from '../../contract/part-attributes';
import { safeStorage } from '@tutoring/ui/storage';
import { fetchAhead, mayFetchAhead } from './fetch-ahead';
import { raisePreloadError } from './preload-error';
import { onFirst } from './sign';

/** By which a visitor shows that they are about to use a part. */
const INTENTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/** The parts of which any of these says it; the others wait for a press on their link. */
const BY_INTENTION = `[${PART.name}]:not([${PART.press}])`;
const PRESSED = `[${PART.press}]:not([${PART.awake}]) > a`;

const filesOf = (part: Element) => part.getAttribute(PART.files)?.split(' ') ?? [];

/**
 * Lets the page's live parts sleep until somebody is about to use one: that one wakes, and no other. At the first sign
 * of life their files are fetched ahead, so that waking is one step and not four.
 */
export function readyParts(visit: Omit<Visit, 'wake'>): void {
  const parts = [...document.querySelectorAll<HTMLElement>(BY_INTENTION)];
  if (parts.length === 0) return;
  if (mayFetchAhead()) onFirst(SIGNS_OF_LIFE, () => parts.forEach(fetchInTurn));

  const waking = new Set<Element>();
  const wake = (part: HTMLElement, otherwise?: () => void) => {
    const [script, words] = filesOf(part);
    if (!script || !words || waking.has(part)) return;
    waking.add(part);
    // All at once: their imports would be asked for one after the other.
    filesOf(part).forEach((file) => fetchAhead(file.endsWith('css') ? 'stylesheet' : 'modulepreload', file, 'high'));
    const wakeNamed = (name: PartName) =>
      parts.filter((one) => one.getAttribute(PART.name) === name).forEach((one) => wake(one));
    const load = () => Promise.all([import(script) as Promise<{ wake: Wake }>, import(words) as Promise<PartWords>]);
    afterPaint()
      .then(load)
      .then(
        ([{ wake }, spoken]) => wake(part, spoken, { ...visit, wake: wakeNamed }),
        // Without its script the part works as the server wrote it; the next intention asks again.
        (error: unknown) => {
          waking.delete(part);
          otherwise?.();
          return raisePreloadError(error, filesOf(part));
        },
      );
  };
  for (const intention of INTENTIONS) {
    const onIntention = ({ target }: Event) => {
      const part = target instanceof Element && target.closest<HTMLElement>(BY_INTENTION);
      if (part) wake(part);
    };
    addEventListener(intention, onIntention, { capture: true, passive: true });
  }
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(PRESSED);
    // With one of these keys a link opens elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dialog = link.nextElementSibling as HTMLDialogElement;
    const { dataset } = document.documentElement;
    dataset.chat = 'open';
    dialog.show();
    wake(link.parentElement as HTMLElement, () => {
      dialog.close();
      delete dataset.chat;
      location.assign(link.href);
    });
  };
  addEventListener('click', onPress);
  // A sleeping part does not hear that a link was opened: it hears of it once it is awake.
  addEventListener('hashchange', () => {
    for (const part of parts) {
      if (!isLinked(part) || part.hasAttribute(PART.awake)) continue;
      part.addEventListener(PART_READY, () => dispatchEvent(new Event('hashchange')), { once: true });
      wake(part);
    }
  });
  // Somebody was there before us, comes back to what they have begun, or has come for nothing else.
  parts
    .filter((part) => part.matches(`:hover, :focus-within, [${PART.atOnce}]`) || hasDraft(part) || isLinked(part))
    .forEach((part) => wake(part));
}

/** The browser's own answer to a press, such as the focus, is painted before a script is evaluated. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const storages = [safeStorage('session'), safeStorage('local')];

function hasDraft(part: Element): boolean {
  const key = part.getAttribute(PART.draft);
  return key !== null && storages.some((storage) => storage.get(key) !== null);
}

/** Whether the link that was followed brings something to a part. */
function isLinked(part: Element): boolean {
  const beginning = part.getAttribute(PART.link);
  return beginning !== null && location.hash.startsWith(beginning);
}

interface Scheduler {
  postTask: (task: () => void, options: { priority: string; delay: number }) => Promise<void>;
}

/** Fetches a part's files when it is its turn. */
function fetchInTurn(part: HTMLElement): void {
  const fetchAll = () => {
    filesOf(part).forEach((file) => fetchAhead('modulepreload', file));
  };
  const [priority, delay] = part.getAttribute(PART.turn)?.split(' ') ?? [];
  const { scheduler } = window as { scheduler?: Scheduler };
  if (priority === NO_TURN) return;
  if (!priority) fetchAll();
  else if (scheduler) void scheduler.postTask(fetchAll, { priority, delay: Number(delay) });
  else setTimeout(fetchAll, Number(delay));
}
