import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { withoutWord } from '../lib/older-browser';
import { Toaster } from '../toast';
import { notify } from '../toast/store';
import { drawReport, lookOf, PICTURE } from './draw-report';
import { printAlone } from './print-alone';
import { SampleTool } from './sample-tool';
import { saveFile } from './save-file';
import '../styles/page.css';
import '../styles/widgets.css';
import '../styles/tools.css';

vi.mock('./save-file', { spy: true });

let container: HTMLElement;
let root: Root | undefined;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SampleTool />);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

async function wake(): Promise<void> {
  const onRecoverableError = vi.fn();
  root = await act(() => hydrateRoot(container, <SampleTool />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

describe('wakes', () => {
  it('with what was entered before its script came', async () => {
    field('a').value = '40';
    await wake();
    expect(field('a').value).toBe('40');
    expect(container.textContent).toContain('43 in all');
  });

  it('with a link before anything else', async () => {
    sessionStorage.setItem('tutoring-tool-sum', 'a=7&b=7');
    history.replaceState(null, '', '#sum&a=1&b=1');
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await wake();
    expect(container.textContent).toContain('2 in all');
    expect(container.textContent).not.toContain('These numbers are an example.');
    expect(seen.mock.contexts).toEqual([container.querySelector('section')]);
    seen.mockRestore();
  });

  it('with a link that Clear takes out of the address, and nothing else of it', async () => {
    history.replaceState(null, '', `${location.pathname}?utm_source=a#sum&a=1&b=1`);
    await wake();
    act(() => button('Clear').click());
    expect(location.hash).toBe('');
    expect(location.search).toBe('?utm_source=a');
  });

  it('with what the tab had, before what the device has', async () => {
    localStorage.setItem('tutoring-tool-sum', 'a=1&b=1');
    sessionStorage.setItem('tutoring-tool-sum', 'a=7&b=7');
    await wake();
    expect(container.textContent).toContain('14 in all');
  });

  it('with the example where what is stored cannot be read', async () => {
    sessionStorage.setItem('tutoring-tool-sum', '{"a":1}');
    await wake();
    expect(container.textContent).toContain('5 in all');
  });
});

const KEY = 'tutoring-tool-sum';
const storedNow = () => [sessionStorage.getItem(KEY), localStorage.getItem(KEY)];
/** Loads the page again, as it is stored. */
async function reload(): Promise<void> {
  act(() => root?.unmount());
  container.innerHTML = renderToString(<SampleTool />);
  await wake();
}

describe('a link beside kept entries', () => {
  const NOTICE = 'These are the entries of a link. Yours are kept.';
  beforeEach(async () => {
    localStorage.setItem(KEY, 'a=7&b=7');
    history.replaceState(null, '', '#sum&a=1&b=1');
    await wake();
  });

  it('shows its result and says so, and no change of it touches what is kept', async () => {
    expect(container.textContent).toContain('2 in all');
    expect(container.textContent).toContain(NOTICE);
    act(() => field('double').click());
    expect(container.textContent).toContain('4 in all');
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
    await reload();
    expect(container.textContent).toContain('4 in all');
    expect(container.textContent).toContain(NOTICE);
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
  });

  it('goes back to what is kept, also after a change', async () => {
    act(() => field('double').click());
    act(() => button('Back to mine').click());
    expect(container.textContent).toContain('14 in all');
    expect(container.textContent).not.toContain(NOTICE);
    expect(document.activeElement).toBe(container.querySelector('section'));
    await reload();
    expect(container.textContent).toContain('14 in all');
    expect(location.hash).toBe('');
  });

  it('takes the place of what is kept once it is asked to, which can be undone', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const toaster = createRoot(place);
    act(() => toaster.render(<Toaster />));
    act(() => button('Keep these instead').click());
    expect(container.textContent).not.toContain(NOTICE);
    expect(storedNow()).toEqual(['a=1&b=1', 'a=1&b=1']);
    const undo = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
    await vi.waitFor(() => expect(undo()).toBeDefined());
    act(() => undo()?.click());
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
    expect(container.textContent).toContain(NOTICE);
    act(() => button('Back to mine').click());
    expect(container.textContent).toContain('14 in all');
    act(() => toaster.unmount());
    place.remove();
  });

  it('cannot clear what is kept, nor keep itself by the box for one’s own', () => {
    expect(button('Clear')).toBeUndefined();
    expect(container.textContent).not.toContain('Keep my entries on this device');
  });

  it('gives way to another link', () => {
    act(() => field('double').click());
    history.replaceState(null, '', '#sum&a=20&b=20');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(container.textContent).toContain('40 in all');
    expect(container.textContent).toContain(NOTICE);
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
  });
});

it('knows a link to one’s own entries', async () => {
  sessionStorage.setItem(KEY, 'a=7&b=7');
  history.replaceState(null, '', '#sum&a=7&b=7');
  await wake();
  expect(container.textContent).toContain('14 in all');
  expect(container.textContent).not.toContain('These are the entries of a link');
});

it('adds what was changed before its script came to what is kept', async () => {
  localStorage.setItem(KEY, 'a=7&b=7');
  field('a').value = '8';
  await wake();
  expect(container.textContent).toContain('15 in all');
  expect(storedNow()).toEqual(['a=8&b=7', 'a=8&b=7']);
});

it('is still empty after a reload once it was cleared', async () => {
  await wake();
  act(() => button('Clear').click());
  expect(container.textContent).toContain('Enter two numbers.');
  await reload();
  expect(container.textContent).toContain('Enter two numbers.');
});

it('keeps the entries on the device where that was ticked before its script came', async () => {
  const keep = [...container.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].at(-1) as HTMLInputElement;
  keep.checked = true;
  await wake();
  expect(keep.checked).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('a=2&b=3');
});

it('says that it is an example until something is changed, and then what becomes of the entries', async () => {
  await wake();
  expect(container.textContent).toContain('These numbers are an example.');
  act(() => field('double').click());
  expect(container.textContent).not.toContain('These numbers are an example.');
  expect(container.textContent).toContain('What is entered stays in this browser');
});

const button = (name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

it('saves a table that a spreadsheet reads, and a picture', async () => {
  const saved: [Blob, string][] = [];
  vi.mocked(saveFile).mockImplementation((content, name) => void saved.push([content, name]));
  await wake();
  act(() => button('Save as a table (CSV)').click());
  await act(async () => {
    button('Save as a picture').click();
    // The picture is drawn: that takes its time beside other work.
    await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
  });
  const [table, picture] = saved;
  expect(table?.[1]).toBe('sum.csv');
  expect([...new Uint8Array((await table?.[0].arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(await table?.[0].text()).toContain('First,Second,Sum\r\n2,3,5\r\n');
  expect(picture?.[1]).toBe('sum.png');
  const bitmap = await createImageBitmap(picture?.[0] as Blob);
  expect([bitmap.width, bitmap.height]).toEqual([PICTURE.width, PICTURE.height]);
  vi.restoreAllMocks();
});

it.each(['ltr', 'rtl'] as const)('draws a picture (%s) whose letters keep away from its edges', (direction) => {
  const look = { ...lookOf(document.documentElement, 'en'), direction };
  const long = 'A rather long line that says what the result comes to, and why, '.repeat(6);
  const canvas = drawReport({ title: long, headline: long, lines: [long, long], rows: [] }, 'www.example.org', look);
  const pen = canvas.getContext('2d');
  const paper = pen?.getImageData(1, 1, 1, 1).data.join();
  const edge = [...Array(PICTURE.height).keys()]
    .filter((y) => y % 42 !== 0)
    .flatMap((y) => [
      [40, y],
      [PICTURE.width - 40, y],
    ]);
  expect(edge.every(([x = 0, y = 0]) => pen?.getImageData(x, y, 1, 1).data.join() === paper)).toBe(true);
});

it('draws a picture where the browser has no dictionary to cut lines by', () => {
  const giveBack = withoutWord(Intl as { Segmenter?: unknown }, 'Segmenter');
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const lines = ['A line with spaces in it, '.repeat(9).trim(), '空白のない長い文章です。'.repeat(9)];
  drawReport({ title: 'Sum', headline: '5', lines, rows: [] }, '', lookOf(document.documentElement, 'ja'));
  giveBack();
  const drawn = written.mock.calls.map(([text]) => text);
  const longest = Math.max(...written.mock.calls.map(([text]) => text.length));
  expect(longest).toBeLessThan(90);
  expect(drawn.join(' ')).toContain(lines[0]);
  expect(drawn.join('')).toContain(lines[1]);
  written.mockRestore();
});

it('prints one part and leaves the page as it was', async () => {
  container.insertAdjacentHTML('beforebegin', '<p id="other">Other</p>');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(container.hasAttribute('data-print-path')).toBe(true);
    expect(document.querySelectorAll('[data-print-alone]')).toHaveLength(1);
  });
  await printAlone(container.querySelector('form') as HTMLElement);
  expect(print).toHaveBeenCalled();
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('[data-print-path], [data-print-alone]')).toBeNull();
  print.mockRestore();
  document.querySelector('#other')?.remove();
});

it('prints nothing of what a message has to say', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const toaster = createRoot(place);
  act(() => toaster.render(<Toaster />));
  const { dismiss } = notify({ title: 'Link copied.' });
  const list = await vi.waitFor(() => {
    const found = place.querySelector('ol');
    expect(found?.textContent).toContain('Link copied.');
    return found as HTMLElement;
  });
  expect(getComputedStyle(list).display).toBe('flex');
  // What the browser of these tests understands; Vitest's types leave it to the provider.
  const browser = cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> };
  await browser.send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(getComputedStyle(list).display).toBe('none');
  await browser.send('Emulation.setEmulatedMedia', { media: '' });
  dismiss();
  act(() => toaster.unmount());
  place.remove();
});
