import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import {
  enhanceNavigationMenu,
  NAVIGATION_AIM_MS,
  NAVIGATION_CLOSE_DELAY_MS,
  NAVIGATION_OPEN_DELAY_MS,
} from './enhance';
import { NavigationMenu } from './navigation-menu';
import { sampleItems } from './sample-items';

const items = [...sampleItems, { label: 'Same Page', items: [{ label: 'Guides', href: '#guides' }] }];
const menu = (
  <>
    <NavigationMenu items={items} current="/tutors" />
    <button type="button" style={{ position: 'absolute', insetBlockStart: 700 }}>
      Elsewhere
    </button>
  </>
);

let host: HTMLElement;
let end: () => void = () => undefined;
beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  end();
  host.remove();
});

function byReact(): void {
  host = render(menu).container;
  end = cleanup;
}

/** Server-rendered HTML alone. */
function write(): HTMLElement {
  const written = serverWritten(menu);
  host = written.host;
  end = () => undefined;
  return written.part;
}
function byEnhancement(): void {
  end = enhanceNavigationMenu(write());
}

const trigger = (name: string) => page.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).element().getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the panel of `name` is open, or closed. */
const until = (name: string, open: boolean) => waitFor(() => expect(isOpen(name)).toBe(open), { interval: 5 });

/** Moves a simulated pointer from one element to another: real ones need real time. */
function move(from: Element, to: Element, pointerType = 'mouse'): void {
  from.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType, relatedTarget: to }));
  to.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType, relatedTarget: from }));
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const elsewhere = () => trigger('Elsewhere').element();

/** From here on, timers run only in `pass`. */
const fakeTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
afterEach(() => void vi.useRealTimers());

const mounts: [string, () => void][] = [
  ['React', byReact],
  ['the enhancement', byEnhancement],
];
describe.each(mounts)('with %s', (_, mount) => {
  beforeEach(async () => {
    mount();
    await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  });

  describe('with fake timers', () => {
    beforeEach(fakeTimers);

    it('opens 100 ms after the pointer enters, and closes 300 ms after it leaves', () => {
      const tutoring = trigger('Tutoring').element();
      move(elsewhere(), tutoring);
      pass(NAVIGATION_OPEN_DELAY_MS - 1);
      expect(isOpen('Tutoring')).toBe(false);
      pass(1);
      expect(isOpen('Tutoring')).toBe(true);

      const link = page.getByRole('link', { name: 'French' }).element();
      move(tutoring, link);
      pass(10 * NAVIGATION_CLOSE_DELAY_MS);
      expect(isOpen('Tutoring')).toBe(true);

      move(link, elsewhere());
      pass(NAVIGATION_CLOSE_DELAY_MS - 1);
      expect(isOpen('Tutoring')).toBe(true);
      pass(1);
      expect(isOpen('Tutoring')).toBe(false);
    });

    it('stays open at a click within 500 ms of opening on hover, and closes at a later one', () => {
      expect(NAVIGATION_AIM_MS).toBe(500);
      const tutoring = trigger('Tutoring').element() as HTMLElement;
      const press = () => tutoring.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      move(elsewhere(), tutoring);
      pass(NAVIGATION_OPEN_DELAY_MS);
      expect(isOpen('Tutoring')).toBe(true);
      pass(NAVIGATION_AIM_MS - 1);
      press();
      expect(isOpen('Tutoring')).toBe(true);
      pass(1);
      press();
      expect(isOpen('Tutoring')).toBe(false);
    });

    it('stays closed when the pointer only passes over its trigger', () => {
      const opened = vi.fn();
      const watcher = new MutationObserver(opened);
      watcher.observe(trigger('Tutoring').element(), { attributeFilter: ['aria-expanded'] });
      move(elsewhere(), trigger('Tutoring').element());
      pass(NAVIGATION_OPEN_DELAY_MS - 1);
      move(trigger('Tutoring').element(), elsewhere());
      pass(10 * NAVIGATION_CLOSE_DELAY_MS);
      expect(watcher.takeRecords()).toEqual([]);
      expect(opened).not.toHaveBeenCalled();
      watcher.disconnect();
    });
  });

  it.each(['{Enter}', '{ArrowDown}'])('stays open wherever the pointer goes when %s has opened it', async (key) => {
    (trigger('About Us').element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await until('About Us', true);
    const focused = document.activeElement;
    await userEvent.hover(page.getByRole('link', { name: 'Partnerships' }));
    await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
    await wait(NAVIGATION_CLOSE_DELAY_MS + 100);
    expect([isOpen('About Us'), document.activeElement]).toEqual([true, focused]);
    await userEvent.hover(trigger('Learning Hub'));
    await wait(NAVIGATION_OPEN_DELAY_MS + 100);
    expect([isOpen('About Us'), isOpen('Learning Hub'), document.activeElement]).toEqual([true, false, focused]);
    await userEvent.click(trigger('Learning Hub'));
    await until('Learning Hub', true);
    expect(isOpen('About Us')).toBe(false);
  });

  it('closes when the focus leaves it in either direction', async () => {
    for (const [key, from] of [
      ['{Tab}', 'last'],
      ['{Shift>}{Tab}{/Shift}', 'trigger'],
    ] as const) {
      const about = trigger('About Us').element() as HTMLElement;
      about.focus();
      await userEvent.keyboard('{ArrowDown}');
      await until('About Us', true);
      const links = about.nextElementSibling?.querySelectorAll('a') ?? [];
      (from === 'last' ? links[links.length - 1] : about)?.focus();
      expect(isOpen('About Us')).toBe(true);
      await userEvent.keyboard(key);
      expect(about.parentElement?.contains(document.activeElement)).toBe(false);
      await until('About Us', false);
    }
  });

  it('names the icon of a featured link', () => {
    const panel = trigger('Tutoring').element().nextElementSibling;
    expect(panel?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Featured');
  });

  it('closes when a link leads to a place on the same page', async () => {
    await userEvent.click(trigger('Same Page'));
    await userEvent.click(page.getByRole('link', { name: 'Guides' }));
    expect(location.hash).toBe('#guides');
    await until('Same Page', false);
    history.replaceState(history.state, '', location.pathname + location.search);
  });

  it('opens another panel under a resting pointer, but not under one on its way to the open panel', async () => {
    await userEvent.click(trigger('About Us'));
    await until('About Us', true);
    const next = trigger('Learning Hub').element();
    const down = (movementY: number) =>
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementY });
    await userEvent.hover(trigger('Learning Hub'));
    for (let step = 0; step < 10; step += 1) {
      next.dispatchEvent(down(3));
      await wait(NAVIGATION_OPEN_DELAY_MS / 4);
    }
    expect(isOpen('About Us')).toBe(true);
    await until('Learning Hub', true);
    expect(isOpen('About Us')).toBe(false);
  });

  it('leaves a click on a link to the browser', async () => {
    await userEvent.click(trigger('About Us'));
    const heard = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    host.addEventListener('click', heard);
    await userEvent.click(page.getByRole('link', { name: 'Tutors' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the server’s HTML', () => {
  beforeEach(() => userEvent.hover(document.body, { position: { x: 600, y: 600 } }));

  it('is closed, and has all links and no inline style', () => {
    const nav = write();
    expect([...nav.querySelectorAll('[aria-expanded]')].map((button) => button.ariaExpanded)).toEqual(
      Array(4).fill('false'),
    );
    expect(nav.querySelectorAll('[data-state=closed] a')).toHaveLength(22);
    expect(nav.querySelector('[aria-current]')?.textContent).toBe('Tutors');
    expect(nav.querySelector('[data-current]')?.textContent).toBe('About Us');
    expect(nav.outerHTML).not.toMatch(/radix|data-orientation|style=/);
  });

  it.each([
    ['subtracts the time that a pointer has rested on a trigger before the script ran', 60, 40],
    ['opens at once if the pointer has rested long enough', 4000, 0],
    ['opens after the whole delay if it is unknown since when the pointer rests', undefined, NAVIGATION_OPEN_DELAY_MS],
  ])('%s', async (_, rested, left) => {
    const nav = write();
    await userEvent.hover(trigger('Tutoring'));
    fakeTimers();
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    end = enhanceNavigationMenu(nav, rested === undefined ? {} : { pointerEnteredAt: 10_000 - rested });
    now.mockRestore();
    if (left > 0) pass(left - 1);
    expect(isOpen('Tutoring')).toBe(false);
    pass(left > 0 ? 1 : 0);
    expect(isOpen('Tutoring')).toBe(true);
    move(trigger('Tutoring').element(), elsewhere());
    pass(NAVIGATION_CLOSE_DELAY_MS);
    expect(isOpen('Tutoring')).toBe(false);
  });

  it('closes a panel on Escape that was open before the script ran', async () => {
    const nav = write();
    end = enhanceNavigationMenu(nav);
    await userEvent.click(trigger('About Us'));
    end();
    expect(isOpen('About Us')).toBe(true);
    end = enhanceNavigationMenu(nav);
    await userEvent.keyboard('{Escape}');
    expect(isOpen('About Us')).toBe(false);
    await expect.element(trigger('About Us')).toHaveFocus();
  });
});

describe('by touch and by keys', () => {
  beforeEach(byEnhancement);

  it('ignores a finger that passes over a trigger', () => {
    fakeTimers();
    move(elsewhere(), trigger('Tutoring').element(), 'touch');
    pass(10 * NAVIGATION_OPEN_DELAY_MS);
    expect(isOpen('Tutoring')).toBe(false);
  });

  it('closes a hovered panel on Escape, and leaves the focus where it is', async () => {
    (elsewhere() as HTMLElement).focus();
    await userEvent.hover(trigger('Tutoring'));
    await until('Tutoring', true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Tutoring')).toBe(false);
    expect(document.activeElement).toBe(elsewhere());
  });

  it('stays open on a click right after a hover has opened it: the visitor aimed at a closed menu', async () => {
    fakeTimers();
    move(elsewhere(), trigger('Tutoring').element());
    pass(NAVIGATION_OPEN_DELAY_MS);
    (trigger('Tutoring').element() as HTMLElement).click();
    expect(isOpen('Tutoring')).toBe(true);
    vi.useRealTimers();
    await wait(220);
    (trigger('Tutoring').element() as HTMLElement).click();
    expect(isOpen('Tutoring')).toBe(false);
  });

  it('moves the focus along the bar with arrow keys, Home and End, also from right to left', async () => {
    (trigger('About Us').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(trigger('Learning Hub')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(trigger('Tutoring')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(trigger('Same Page')).toHaveFocus();
    host.dir = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('link', { name: 'Contact' })).toHaveFocus();
  });

  it('moves the focus through a panel with arrow keys, Home and End, also from right to left', async () => {
    (trigger('About Us').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect.element(page.getByRole('link', { name: 'Success Stories' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('link', { name: 'Schools' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('link', { name: 'Partnerships' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('link', { name: 'About' })).toHaveFocus();
    host.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('link', { name: 'Success Stories' })).toHaveFocus();
    expect(isOpen('About Us')).toBe(true);
  });

  it('leaves the browser’s key combinations alone', () => {
    const tutoring = trigger('Tutoring').element() as HTMLElement;
    tutoring.focus();
    const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
    expect(tutoring.dispatchEvent(back)).toBe(true);
    expect(document.activeElement).toBe(tutoring);
  });
});

it('reacts to nothing after clean-up, and opens nothing later', async () => {
  byEnhancement();
  fakeTimers();
  move(elsewhere(), trigger('Tutoring').element());
  end();
  pass(10 * NAVIGATION_OPEN_DELAY_MS);
  (trigger('Tutoring').element() as HTMLElement).click();
  move(elsewhere(), trigger('Tutoring').element());
  pass(10 * NAVIGATION_OPEN_DELAY_MS);
  (trigger('Tutoring').element() as HTMLElement).focus();
  vi.useRealTimers();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen('Tutoring')).toBe(false);
});
