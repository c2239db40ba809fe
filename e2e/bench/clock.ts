import type { Page } from 'playwright';

/** Milliseconds after which an effect counts as never seen. */
const GIVE_UP_MS = 10_000;

export interface Expected {
  /** The event by which the visitor acts. */
  from: 'pointerdown' | 'pointerover' | 'focusin';
  /** A CSS selector that matches after the effect. */
  effect: string;
}

interface TimedWindow extends Window {
  painted?: Promise<number>;
}

/**
 * Starts at the next such event and stops when the effect is painted. It reads the event's own time, so that what kept
 * the page from hearing it counts too, and looks in each frame, since focus, `:open` and `:checked` change no node
 * that an observer could watch. The frame after the one with the effect begins when that one is painted: a figure is up
 * to a frame too high, and never too low. (Event Timing would end at the event's own frame, before a script has come.)
 * @returns waits for the effect: milliseconds, `Infinity` if it never came.
 */
export async function startClock(page: Page, expected: Expected): Promise<() => Promise<number>> {
  await page.evaluate(({ from, effect }) => {
    (window as TimedWindow).painted = new Promise((settle) => {
      const start = ({ timeStamp }: Event) => {
        const look = () => {
          if (document.querySelector(effect))
            requestAnimationFrame(() => settle(Math.round(performance.now() - timeStamp)));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener(from, start, { capture: true, once: true });
    });
  }, expected);
  return () =>
    page.evaluate((giveUp) => {
      const late = new Promise<number>((settle) => setTimeout(() => settle(Infinity), giveUp));
      return Promise.race([(window as TimedWindow).painted ?? Infinity, late]);
    }, GIVE_UP_MS);
}
