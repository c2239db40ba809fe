import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { enhanceVideo } from './enhance';
import { Video, type VideoProps } from './video';
import '../styles/page.css';
import '../styles/extras.css';

const VIDEO: VideoProps = { provider: 'youtube', id: 'aqz-KE_bpKQ', title: 'A title' };
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&rel=0';

/** The addresses that frames were given; none of them is asked. */
const asked = vi.fn<(address: string) => void>();
let host: HTMLElement;
let part: HTMLElement;
let end: () => void = () => undefined;
const write = (more: Partial<VideoProps> = {}) => {
  ({ host, part } = serverWritten(<Video {...VIDEO} {...more} />, '[data-video]'));
};
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => host.querySelector(name);
const box = () => find('button')?.closest('[data-facade]')?.parentElement ?? document.body;

beforeEach(async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(asked);
  await page.viewport(800, 800);
});
afterEach(() => {
  end();
  end = () => undefined;
  host.remove();
  vi.restoreAllMocks();
  asked.mockReset();
});

describe('before the press', () => {
  it('there is no frame, and no address of another company but those of links and of what a press will load', () => {
    write();
    end = enhanceVideo(part);
    expect(find('iframe')).toBeNull();
    part.removeAttribute('data-video');
    find('a')?.removeAttribute('href');
    expect(host.innerHTML).not.toMatch(/https?:|youtube\.com|src=/);
  });

  it('the box has the size that the player will have', () => {
    write();
    const { width, height } = box().getBoundingClientRect();
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });

  it.each([undefined, { src: 'data:,', width: 16, height: 9 }])(
    'the whole box is the button’s: poster %j',
    (poster) => {
      write({ poster });
      const { left, top, right, bottom } = box().getBoundingClientRect();
      for (const x of [left + 5, right - 5])
        for (const y of [top + 5, bottom - 5]) expect(document.elementFromPoint(x, y)).toBe(find('button'));
    },
  );

  it('the box grows with a long title, and never beyond the page', async () => {
    await page.viewport(320, 640);
    write({ title: 'What the examiner’s report says about the data-based question '.repeat(4) });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const title = host.querySelector('[data-title]')?.getBoundingClientRect();
    expect(title?.top).toBeGreaterThanOrEqual(box().getBoundingClientRect().top);
  });
});

describe('the press', () => {
  it('loads the player, named as the video, and leads there', async () => {
    write();
    end = enhanceVideo(part);
    const before = part.getBoundingClientRect();
    find('button')?.focus();
    await userEvent.keyboard(' ');
    const frame = find('iframe');
    expect(asked.mock.calls).toEqual([[PLAYER]]);
    expect(document.activeElement).toBe(frame);
    expect(frame?.title).toBe('A title');
    expect(frame?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture');
    expect(frame?.allowFullscreen).toBe(true);
    expect(find('button')?.checkVisibility({ visibilityProperty: true })).toBe(false);
    // Nothing moves, and the player fills the box.
    expect(part.getBoundingClientRect()).toEqual(before);
    expect(frame?.getBoundingClientRect().width).toBeCloseTo(box().clientWidth, 0);
  });

  it('asks Vimeo not to track', () => {
    write({ provider: 'vimeo', id: '76979871/8272103f6e' });
    end = enhanceVideo(part);
    find('button')?.click();
    expect(asked.mock.calls).toEqual([['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1']]);
  });

  it('counts once, until it is ended: then the button is back', () => {
    write();
    end = enhanceVideo(part);
    find('button')?.click();
    find('button')?.click();
    expect(asked).toHaveBeenCalledOnce();
    end();
    expect(find('iframe')).toBeNull();
    expect(find('button')?.checkVisibility({ visibilityProperty: true })).toBe(true);
    find('button')?.click();
    expect(find('iframe')).toBeNull();
  });
});

it('shows another video’s button where React is given another video', () => {
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (props: VideoProps) => act(() => root.render(<Video {...props} />));
  show(VIDEO);
  find('button')?.click();
  expect(find('iframe')).not.toBeNull();
  // Another render is no other video.
  show({ ...VIDEO, duration: '4 min' });
  expect(find('iframe')).not.toBeNull();
  show({ ...VIDEO, id: 'aqz-KE_bpKR' });
  expect(find('iframe')).toBeNull();
  expect(find('button')?.checkVisibility({ visibilityProperty: true })).toBe(true);
  act(() => root.unmount());
});

it('refuses an id that cannot be one', () => {
  host = document.createElement('div');
  const broken = () => serverWritten(<Video {...VIDEO} id="https://youtu.be/aqz-KE_bpKQ" />);
  expect(broken).toThrow(/no id of a video at YouTube.*every visitor.*Fix: write the eleven/);
});
