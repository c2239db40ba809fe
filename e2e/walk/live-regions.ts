import type { Page } from '@playwright/test';

/** What a live region says, with the words for its urgency. */
export interface Announcement {
  text: string;
  isUrgent: boolean;
}

interface Heard extends Window {
  heard?: Announcement[];
}

/** Collects what live regions announce on each page from now on. A screen reader hears changes only, never what is there already. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    /** Radix's region of toasts has no letters (shown-toasts.tsx). */
    const SILENT = '\u2060';
    /** Announced only where the index comes slowly. */
    const SHORT_LIVED = 'Loading search…';
    /** React may write a message in several steps. */
    const QUIET_MS = 80;
    /** A log says first that it searches, for as long as that takes: here it speaks once. */
    const LOG_QUIET_MS = 1000;
    const timers = new Map<Element, number>();
    const heard: Announcement[] = ((window as Heard).heard = []);
    /** Regions that existed before their text, and the last text of each. */
    const known = new WeakMap<Element, string>();
    const waiting = new Map<Element, Set<Node>>();
    const textOf = (node: Node) => (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).trim();
    const isUrgent = (region: Element) =>
      region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
    /** A log says what is new; the others say everything that they contain. */
    const isWhole = (region: Element) =>
      region.getAttribute('aria-atomic') === 'true' || /^(?:status|alert)$/.test(region.getAttribute('role') ?? '');

    const speak = (region: Element) => {
      const nodes = waiting.get(region);
      waiting.delete(region);
      if (!nodes || !region.isConnected || !region.checkVisibility()) return;
      if (region.closest('[aria-busy="true"]')) return void later(region, nodes);
      const isPart = (node: Node) => [...nodes].some((other) => other !== node && other.contains(node));
      const text = isWhole(region)
        ? textOf(region)
        : [...nodes]
            .filter((node) => node.isConnected && !isPart(node))
            .map(textOf)
            .join(' ');
      const isNew = !known.has(region);
      const isSame = known.get(region) === text;
      known.set(region, text);
      // A status that arrives together with its text is not announced; an alert is.
      if (!text || text === SILENT || text === SHORT_LIVED || isSame || (isNew && !isUrgent(region))) return;
      heard.push({ text: text.replace(/\s+/g, ' '), isUrgent: isUrgent(region) });
    };
    const later = (region: Element, nodes: ReadonlySet<Node>) => {
      const isLog = region.getAttribute('role') === 'log';
      if (isLog) clearTimeout(timers.get(region));
      if (isLog || !waiting.has(region))
        timers.set(
          region,
          window.setTimeout(() => speak(region), isLog ? LOG_QUIET_MS : QUIET_MS),
        );
      waiting.set(region, new Set([...(waiting.get(region) ?? []), ...nodes]));
    };
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);

    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const region = regionOf(target);
        if (region) {
          if (!known.has(region)) known.set(region, '');
          later(region, new Set(type === 'childList' && addedNodes.length > 0 ? addedNodes : [target]));
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const inside of [node, ...node.querySelectorAll(LIVE)].filter((one) => one.matches(LIVE)))
            if (isUrgent(inside)) later(inside, new Set([inside]));
            else if (!known.has(inside)) known.set(inside, textOf(inside));
        }
      }
    });
    // What the server has written is known, and so is what the first scripts add while the page loads.
    addEventListener('DOMContentLoaded', () => {
      for (const region of document.querySelectorAll(LIVE)) known.set(region, textOf(region));
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['hidden', 'aria-busy'],
      });
    });
  });
}

/** What was announced since the last call. */
export function announcements(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => (window as Heard).heard?.splice(0) ?? []);
}
