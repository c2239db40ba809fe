import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { enhanceVideo } from './enhance';
import { Video, type VideoProps } from './video';

const VIDEO: VideoProps = { provider: 'youtube', id: 'aqz-KE_bpKQ', title: 'A title' };
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&rel=0';

/** Receives the addresses of frames instead of the network. */
const load = vi.fn<(address: string) => void>();
let host: HTMLElement;
let part: HTMLElement;
let end: () => void = () => undefined;
const write = (more: Partial<VideoProps> = {}) => {
  ({ host, part } = serverWritten(<Video {...VIDEO} {...more} />, '[data-video]'));
};
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => host.querySelector(name);
const box = () => find('button')?.closest('[data-facade]')?.parentElement ?? document.body;

beforeEach(async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(load);
  await page.viewport(800, 800);
});
afterEach(() => {
  end();
  end = () => undefined;
  host.remove();
  vi.restoreAllMocks();
  load.mockReset();
});

describe('before the visitor presses the button', () => {
  it('there is no frame, and no third-party address but the link and the player', () => {
    write();
    end = enhanceVideo(part);
    expect(find('iframe')).toBeNull();
    part.removeAttribute('data-video');
    find('a')?.removeAttribute('href');
    expect(host.innerHTML).not.toMatch(/https?:|youtube\.com|src=/);
  });

  it('the box has the size of the player', () => {
    write();
    const { width, height } = box().getBoundingClientRect();
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });

  it.each([undefined, { src: 'data:,', width: 16, height: 9 }])(
    'the button fills the whole box with poster %j',
    (poster) => {
      write({ poster });
      const { left, top, right, bottom } = box().getBoundingClientRect();
      for (const x of [left + 5, right - 5])
        for (const y of [top + 5, bottom - 5]) expect(document.elementFromPoint(x, y)).toBe(find('button'));
    },
  );

  it('the box grows with a long title, and stays within the page', async () => {
    await page.viewport(320, 640);
    write({ title: 'What the examiner’s report says about the data-based question '.repeat(4) });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const title = host.querySelector('[data-title]')?.getBoundingClientRect();
    expect(title?.top).toBeGreaterThanOrEqual(box().getBoundingClientRect().top);
  });
});

describe('the button', () => {
  it('loads the player, names it after the video and moves the focus to it', async () => {
    write();
    end = enhanceVideo(part);
    const before = part.getBoundingClientRect();
    find('button')?.focus();
    await userEvent.keyboard(' ');
    const frame = find('iframe');
    expect(load.mock.calls).toEqual([[PLAYER]]);
    expect(document.activeElement).toBe(frame);
    expect(frame?.title).toBe('A title');
    expect(frame?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture');
    expect(frame?.allowFullscreen).toBe(true);
    expect(find('button')?.checkVisibility({ visibilityProperty: true })).toBe(false);
    // The layout does not shift, and the player fills the box.
    expect(part.getBoundingClientRect()).toEqual(before);
    expect(frame?.getBoundingClientRect().width).toBeCloseTo(box().clientWidth, 0);
  });

  it('asks Vimeo not to track', () => {
    write({ provider: 'vimeo', id: '76979871/8272103f6e' });
    end = enhanceVideo(part);
    find('button')?.click();
    expect(load.mock.calls).toEqual([['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1']]);
  });

  it('loads the player once, and is back after clean-up', () => {
    write();
    end = enhanceVideo(part);
    find('button')?.click();
    find('button')?.click();
    expect(load).toHaveBeenCalledOnce();
    end();
    expect(find('iframe')).toBeNull();
    expect(find('button')?.checkVisibility({ visibilityProperty: true })).toBe(true);
    find('button')?.click();
    expect(find('iframe')).toBeNull();
  });
});

it('shows the button again when React gets another `id`', () => {
  const { container, rerender } = render(<Video {...VIDEO} />);
  host = container;
  fireEvent.click(screen.getByRole('button'));
  expect(find('iframe')).not.toBeNull();
  rerender(<Video {...VIDEO} duration="4 min" />);
  expect(find('iframe')).not.toBeNull();
  rerender(<Video {...VIDEO} id="aqz-KE_bpKR" />);
  expect(find('iframe')).toBeNull();
  expect(screen.getByRole('button')).toBeVisible();
});

it('throws for an invalid `id`', () => {
  host = document.createElement('div');
  const broken = () => serverWritten(<Video {...VIDEO} id="https://youtu.be/aqz-KE_bpKQ" />);
  expect(broken).toThrow(/no id of a video at YouTube.*every visitor.*Fix: write the eleven/);
});
