import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepRoomBelow } from '../lib/keep-room-below';
import { serverWritten } from '../lib/server-written';
import { enhanceNoticeCard, placeNoticeCard } from './enhance';
import { NoticeCard } from './notice-card';
import '../styles/page.css';
import '../styles/widgets.css';
import '../styles/notice-card.css';

let host: HTMLElement;
let card: HTMLElement;
let end: (() => void) | undefined;
beforeEach(async () => {
  await page.viewport(1200, 800);
  ({ host, part: card } = serverWritten(
    <NoticeCard heading="A card" actions={<a href="#there">There</a>}>
      A sentence.
    </NoticeCard>,
    'section',
  ));
});
afterEach(() => {
  end?.();
  end = undefined;
  host.remove();
});

/** Something to press, so far from the window's left and lower edges. */
function buttonAt(left: number, bottom: number): HTMLElement {
  const button = host.appendChild(document.createElement('button'));
  Object.assign(button.style, { position: 'fixed', left: `${left}px`, bottom: `${bottom}px` });
  button.textContent = 'Send';
  return button;
}
const appeared = () => vi.waitFor(() => expect(card.dataset.state).toBe('open'));
const scrollPadding = () => {
  const { scrollPaddingBlockStart: start, scrollPaddingBlockEnd: end } = document.documentElement.style;
  return { start, end };
};

describe('the place', () => {
  it('is the corner where it covers nothing of what it must not', () => {
    expect(placeNoticeCard(card, [])).toBe(true);
    expect(card.dataset.place).toBe('start');
    const left = buttonAt(60, 60);
    expect(placeNoticeCard(card, [left])).toBe(true);
    expect(card.dataset.place).toBe('end');
    const right = buttonAt(1100, 60);
    expect(placeNoticeCard(card, [left, right])).toBe(true);
    expect(card.dataset.place).toBe('top');
    expect(card.getBoundingClientRect().right).toBeGreaterThan(1100);
    expect(placeNoticeCard(card, [left, right, buttonAt(1100, 650)])).toBe(false);
  });

  it('is the beginning of the page’s lines, whatever the direction of its own', () => {
    card.dir = 'rtl';
    expect(placeNoticeCard(card, [])).toBe(true);
    expect(card.getBoundingClientRect().left).toBeLessThan(50);
  });

  it('is what is covered on a phone: its whole width', async () => {
    await page.viewport(390, 844);
    expect(placeNoticeCard(card, [buttonAt(300, 40)])).toBe(true);
    expect(card.dataset.place).toBe('top');
  });

  it.each([
    [320, 568],
    [640, 256],
  ])('is the page’s flow at %i × %i, where it covers nothing and needs no room', async (width, height) => {
    await page.viewport(width, height);
    expect(placeNoticeCard(card, [buttonAt(10, 10)])).toBe(true);
    end = enhanceNoticeCard(card);
    await appeared();
    expect(getComputedStyle(card).position).toBe('static');
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });
});

describe('the room', () => {
  it('is kept at the page’s end, and given back', async () => {
    placeNoticeCard(card, []);
    end = enhanceNoticeCard(card);
    // From its upper edge on.
    const room = innerHeight - card.offsetTop;
    expect(room).toBeGreaterThan(card.offsetHeight);
    await vi.waitFor(() => expect(scrollPadding()).toEqual({ start: '', end: `${room}px` }));
    end();
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });

  it('is kept at the page’s top, where the card is there', () => {
    placeNoticeCard(card, [buttonAt(60, 60), buttonAt(1100, 60)]);
    end = enhanceNoticeCard(card);
    expect(parseFloat(scrollPadding().start)).toBeCloseTo(card.getBoundingClientRect().bottom);
    end();
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });
});

it('makes way for what takes the focus below it and cannot be scrolled to', async () => {
  placeNoticeCard(card, []);
  end = enhanceNoticeCard(card);
  await appeared();
  buttonAt(60, 60).focus();
  await vi.waitFor(() => expect(card.dataset.place).toBe('end'));
  // What has the whole page below it is no control.
  const main = host.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  Object.assign(main.style, { position: 'fixed', inset: '0' });
  main.focus();
  await new Promise(requestAnimationFrame);
  expect(card.dataset.place).toBe('end');
});

it('is unseen until its words come into the live region, which stands before them', async () => {
  const [live, heading] = [card.querySelector('[aria-live]'), card.querySelector('h2')] as [Element, Element];
  end = enhanceNoticeCard(card);
  expect([card, live, heading].map((element) => getComputedStyle(element).visibility)).toEqual([
    'hidden',
    'visible',
    'hidden',
  ]);
  await appeared();
  expect(getComputedStyle(heading).visibility).toBe('visible');
});

it('gives the focus back when it is taken away with it', async () => {
  const before = buttonAt(10, 700);
  end = enhanceNoticeCard(card);
  await appeared();
  before.focus();
  card.querySelector<HTMLElement>('a')?.focus();
  end();
  card.remove();
  expect(document.activeElement).toBe(before);
});

it('leaves to another cover the room that one needs', async () => {
  placeNoticeCard(card, []);
  const banner = host.appendChild(document.createElement('div'));
  Object.assign(banner.style, { position: 'fixed', bottom: '0', height: '50px', width: '100%' });
  const giveBack = keepRoomBelow(banner);
  await vi.waitFor(() => expect(scrollPadding().end).toBe('50px'));
  end = enhanceNoticeCard(card);
  await vi.waitFor(() => expect(scrollPadding().end).toBe(`${innerHeight - card.offsetTop}px`));
  end();
  expect(scrollPadding().end).toBe('50px');
  giveBack();
  expect(scrollPadding().end).toBe('');
});
