import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepRoomBelow } from '../lib/keep-room-below';
import { serverWritten } from '../lib/server-written';
import { enhanceNoticeCard, placeNoticeCard } from './enhance';
import { NoticeCard } from './notice-card';

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

/** A button at this distance from the window's left and lower edges. */
function buttonAt(left: number, bottom: number): HTMLElement {
  const button = host.appendChild(document.createElement('button'));
  Object.assign(button.style, { position: 'fixed', left: `${left}px`, bottom: `${bottom}px` });
  button.textContent = 'Send';
  return button;
}
const appeared = () => waitFor(() => expect(card.dataset.state).toBe('open'));
const scrollPadding = () => {
  const { scrollPaddingBlockStart: start, scrollPaddingBlockEnd: end } = document.documentElement.style;
  return { start, end };
};

/** Buttons above each other, from the window's lower edge up to a height. */
function columnAt(left: number, height: number): HTMLElement[] {
  return Array.from({ length: Math.ceil(height / 60) }, (_, at) => buttonAt(left, 10 + at * 60));
}
const isCovering = (control: HTMLElement) => {
  const [own, other] = [card.getBoundingClientRect(), control.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
};

describe('the place', () => {
  it('is the corner where lines begin, while that is free', () => {
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.dataset.place).toBe('start');
    expect(innerHeight - card.getBoundingClientRect().bottom).toBeLessThan(40);
  });

  it('is above a control in its corner', () => {
    const button = buttonAt(60, 20);
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.dataset.place).toBe('start');
    expect(isCovering(button)).toBe(false);
    expect(card.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    // It returns to the corner after the control has gone.
    button.remove();
    placeNoticeCard(card);
    expect(innerHeight - card.getBoundingClientRect().bottom).toBeLessThan(40);
  });

  it('is another corner, or under the header, rather than the middle of the page', () => {
    columnAt(60, 400);
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.dataset.place).toBe('end');
    const right = columnAt(1100, 400);
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.dataset.place).toBe('top');
    expect(right.some(isCovering)).toBe(false);
    columnAt(1100, 800);
    expect(placeNoticeCard(card)).toBe(false);
  });

  it('leaves each control the room of a finger', () => {
    // Beside the card, but no finger’s width away.
    const button = buttonAt(425, 30);
    Object.assign(button.style, { width: '10px', padding: 0, overflow: 'hidden' });
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
  });

  it('is the beginning of the page’s lines, whatever the direction of its own', () => {
    card.dir = 'rtl';
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.getBoundingClientRect().left).toBeLessThan(50);
  });

  it('is above what floats in the corner of a phone', async () => {
    await page.viewport(390, 844);
    const launcher = buttonAt(300, 16);
    expect(placeNoticeCard(card)).toBe(true);
    expect(card.dataset.place).toBe('start');
    expect(isCovering(launcher)).toBe(false);
  });

  it.each([
    [320, 568],
    [640, 256],
  ])('is the page’s flow at %i × %i, where it covers nothing and needs no room', async (width, height) => {
    await page.viewport(width, height);
    buttonAt(10, 10);
    expect(placeNoticeCard(card)).toBe(true);
    end = enhanceNoticeCard(card);
    await appeared();
    expect(getComputedStyle(card).position).toBe('static');
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });
});

describe('the room', () => {
  it('is kept at the page’s end, and given back', async () => {
    placeNoticeCard(card);
    end = enhanceNoticeCard(card);
    // From its upper edge on.
    const room = innerHeight - card.offsetTop;
    expect(room).toBeGreaterThan(card.offsetHeight);
    await waitFor(() => expect(scrollPadding()).toEqual({ start: '', end: `${room}px` }));
    end();
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });

  it('is kept at the page’s top, where the card is there', () => {
    for (const left of [60, 1100]) columnAt(left, 400);
    placeNoticeCard(card);
    end = enhanceNoticeCard(card);
    expect(parseFloat(scrollPadding().start)).toBeCloseTo(card.getBoundingClientRect().bottom);
    end();
    expect(scrollPadding()).toEqual({ start: '', end: '' });
  });
});

describe('while the page changes below it', () => {
  it('moves away from a control', async () => {
    end = enhanceNoticeCard(card);
    await appeared();
    const before = card.offsetTop;
    const button = buttonAt(60, 60);
    await waitFor(() => expect(isCovering(button)).toBe(false));
    expect(card.offsetTop).toBeLessThan(before);
  });

  it('is not seen where there is no place, and comes back once there is', async () => {
    end = enhanceNoticeCard(card);
    await appeared();
    const all = [60, 1100].flatMap((left) => columnAt(left, 800));
    await waitFor(() => expect(card.dataset.state).toBe('closed'));
    all.forEach((button) => button.remove());
    await appeared();
    // Screen readers announce it the first time only.
    expect(card.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  it('takes no notice of what is no control', async () => {
    end = enhanceNoticeCard(card);
    await appeared();
    const before = card.offsetTop;
    // What has the whole page below it.
    const main = host.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    Object.assign(main.style, { position: 'fixed', inset: '0' });
    main.focus();
    await new Promise(requestAnimationFrame);
    expect(card.offsetTop).toBe(before);
    expect(card.dataset.state).toBe('open');
  });
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
  placeNoticeCard(card);
  const banner = host.appendChild(document.createElement('div'));
  Object.assign(banner.style, { position: 'fixed', bottom: '0', height: '50px', width: '100%' });
  const giveBack = keepRoomBelow(banner);
  await waitFor(() => expect(scrollPadding().end).toBe('50px'));
  end = enhanceNoticeCard(card);
  await waitFor(() => expect(scrollPadding().end).toBe(`${innerHeight - card.offsetTop}px`));
  end();
  expect(scrollPadding().end).toBe('50px');
  giveBack();
  expect(scrollPadding().end).toBe('');
});
