import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { hydrate, serverWritten } from '../lib/server-written';
import { withoutProperty } from '../lib/older-browser';
import { Toaster } from '../toast';
import { notify, toasts } from '../toast/store';
import { drawReport, lookOf, PICTURE } from './draw-report';
import { printAlone } from './print-alone';
import { SampleTool } from './sample-tool';
import { saveFile } from './save-file';

vi.mock('./save-file', { spy: true });

let container: HTMLElement;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  load();
});
afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
  history.replaceState(null, '', location.pathname + location.search);
});

function load(): void {
  container = serverWritten(<SampleTool />, 'form').host;
}
function start(): void {
  hydrate(<SampleTool />, container);
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const double = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Twice' }));

describe('hydrates', () => {
  it('with the entries that the visitor made before hydration', () => {
    field('a').value = '40';
    start();
    expect(field('a').value).toBe('40');
    expect(container.textContent).toContain('43 in all');
  });

  it('with the entries of a link before any others, and scrolls to them', () => {
    sessionStorage.setItem('tutoring-tool-sum', 'a=7&b=7');
    history.replaceState(null, '', '#sum&a=1&b=1');
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    start();
    expect(container.textContent).toContain('2 in all');
    expect(container.textContent).not.toContain('These numbers are an example.');
    expect(seen.mock.contexts).toEqual([container.querySelector('section')]);
    seen.mockRestore();
  });

  it('with a link, and Clear removes only the entries from the URL', () => {
    history.replaceState(null, '', `${location.pathname}?utm_source=a#sum&a=1&b=1`);
    start();
    press('Clear');
    expect(location.hash).toBe('');
    expect(location.search).toBe('?utm_source=a');
  });

  it('with the entries of the tab before those of the device', () => {
    localStorage.setItem('tutoring-tool-sum', 'a=1&b=1');
    sessionStorage.setItem('tutoring-tool-sum', 'a=7&b=7');
    start();
    expect(container.textContent).toContain('14 in all');
  });

  it('with the example if the stored entries are unreadable', () => {
    sessionStorage.setItem('tutoring-tool-sum', '{"a":1}');
    start();
    expect(container.textContent).toContain('5 in all');
  });
});

const KEY = 'tutoring-tool-sum';
const storedNow = () => [sessionStorage.getItem(KEY), localStorage.getItem(KEY)];
function reload(): void {
  cleanup();
  load();
  start();
}

describe('a link beside the visitor’s own entries', () => {
  const NOTICE = 'These entries come from a link. We’ve kept yours.';
  beforeEach(() => {
    localStorage.setItem(KEY, 'a=7&b=7');
    history.replaceState(null, '', '#sum&a=1&b=1');
    start();
  });

  it('shows its result and a notice, and changing it does not change the visitor’s own entries', () => {
    expect(container.textContent).toContain('2 in all');
    expect(container.textContent).toContain(NOTICE);
    double();
    expect(container.textContent).toContain('4 in all');
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
    reload();
    expect(container.textContent).toContain('4 in all');
    expect(container.textContent).toContain(NOTICE);
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
  });

  it('gives way to the visitor’s entries on request, also after a change', () => {
    double();
    press('Back to mine');
    expect(container.textContent).toContain('14 in all');
    expect(container.textContent).not.toContain(NOTICE);
    expect(document.activeElement).toBe(container.querySelector('section'));
    reload();
    expect(container.textContent).toContain('14 in all');
    expect(location.hash).toBe('');
  });

  it('replaces the visitor’s entries on request, with undo', async () => {
    const toaster = within(render(<Toaster />).container);
    press('Keep these instead');
    expect(container.textContent).not.toContain(NOTICE);
    expect(storedNow()).toEqual(['a=1&b=1', 'a=1&b=1']);
    fireEvent.click(await toaster.findByRole('button', { name: 'Undo' }));
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
    expect(container.textContent).toContain(NOTICE);
    press('Back to mine');
    expect(container.textContent).toContain('14 in all');
  });

  it('offers neither Clear nor the checkbox that keeps entries', () => {
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(container.textContent).not.toContain('Keep my entries on this device');
  });

  it('gives way to another link', () => {
    double();
    history.replaceState(null, '', '#sum&a=20&b=20');
    fireEvent(window, new Event('hashchange'));
    expect(container.textContent).toContain('40 in all');
    expect(container.textContent).toContain(NOTICE);
    expect(storedNow()).toEqual([null, 'a=7&b=7']);
  });
});

it('shows no notice for a link to the visitor’s own entries', () => {
  sessionStorage.setItem(KEY, 'a=7&b=7');
  history.replaceState(null, '', '#sum&a=7&b=7');
  start();
  expect(container.textContent).toContain('14 in all');
  expect(container.textContent).not.toContain('These entries come from a link');
});

it('merges what was entered before hydration into the stored entries', () => {
  localStorage.setItem(KEY, 'a=7&b=7');
  field('a').value = '8';
  start();
  expect(container.textContent).toContain('15 in all');
  expect(storedNow()).toEqual(['a=8&b=7', 'a=8&b=7']);
});

it('stays empty after Clear and a reload', () => {
  start();
  press('Clear');
  expect(container.textContent).toContain('Enter two numbers.');
  reload();
  expect(container.textContent).toContain('Enter two numbers.');
});

it('stores the entries on the device if the visitor ticked the box before hydration', () => {
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Keep my entries/ });
  keep.checked = true;
  start();
  expect(keep.checked).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('a=2&b=3');
});

describe('an example', () => {
  const stamp = () => container.querySelector('section')?.textContent?.startsWith('Example');

  it('is marked on the page and in files until the first entry', async () => {
    const saved: Blob[] = [];
    vi.mocked(saveFile).mockImplementation((content) => void saved.push(content));
    expect(stamp()).toBe(true);
    start();
    press('Save as a table (CSV)');
    expect(await saved[0]?.text()).toContain('Example: A sum\r\n');
    double();
    expect(stamp()).toBe(false);
    press('Save as a table (CSV)');
    expect(await saved[1]?.text()).not.toContain('Example');
    vi.restoreAllMocks();
  });

  it('is marked for those who open a link to it', () => {
    history.replaceState(null, '', '#sum&a=2&b=3');
    start();
    expect(stamp()).toBe(true);
  });

  it('gives way to an empty form on request', () => {
    start();
    press('Start empty');
    expect([field('a').value, field('b').value]).toEqual(['', '']);
    expect(document.activeElement).toBe(field('a'));
    expect(stamp()).toBe(false);
  });
});

describe('a link to the form for a consultation', () => {
  const page = <SampleTool consultationHref="#contact" />;
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Bring your result to a free consultation' }));
  const draft = () => JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '{}') as { values?: object };

  beforeEach(() => {
    container.remove();
    container = serverWritten(page, 'form').host;
    hydrate(page, container);
  });

  it('brings the visitor’s own result, with a link to it, but no example', () => {
    follow();
    expect(draft()).toEqual({});
    double();
    follow();
    const address = `${location.origin}${location.pathname}#sum&a=2&b=3&double=on`;
    expect(draft().values).toEqual({ message: `A sum\n10 in all\n2 and 3\nTo open it: ${address}` });
  });

  it('keeps what the visitor has written to us, and replaces an earlier result', () => {
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { name: 'A', message: 'Evenings only' } }));
    double();
    follow();
    double();
    fireEvent.change(field('a'), { target: { value: '4' } });
    follow();
    const { name, message } = draft().values as { name: string; message: string };
    expect(name).toBe('A');
    expect(message).toMatch(/^A sum\n7 in all\n4 and 3\nTo open it: \S+\n\nEvenings only$/);
  });

  it('leaves out the link, and then the end of the result, before the message gets too long', () => {
    const bring = (own: number) => {
      sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { message: 'x'.repeat(own) } }));
      follow();
      return (draft().values as { message: string }).message;
    };
    double();
    expect(bring(3970)).toBe(`A sum\n10 in all\n2 and 3\n\n${'x'.repeat(3970)}`);
    expect(bring(3990)).toBe(`A sum\n10\n\n${'x'.repeat(3990)}`);
    expect(bring(4000)).toBe('x'.repeat(4000));
  });
});

it('says that it is an example until the visitor changes it, and then where entries are stored', () => {
  start();
  expect(container.textContent).toContain('These numbers are an example.');
  double();
  expect(container.textContent).not.toContain('These numbers are an example.');
  expect(container.textContent).toContain('Your entries stay in this browser');
});

it('saves a CSV table and a PNG picture', async () => {
  const saved: [Blob, string][] = [];
  vi.mocked(saveFile).mockImplementation((content, name) => void saved.push([content, name]));
  start();
  press('Save as a table (CSV)');
  press('Save as a picture');
  await waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
  const [table, picture] = saved;
  expect(table?.[1]).toBe('sum.csv');
  expect([...new Uint8Array((await table?.[0].arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(await table?.[0].text()).toContain('First,Second,Sum\r\n2,3,5\r\n');
  expect(picture?.[1]).toBe('sum.png');
  const bitmap = await createImageBitmap(picture?.[0] as Blob);
  expect([bitmap.width, bitmap.height]).toEqual([PICTURE.width, PICTURE.height]);
  vi.restoreAllMocks();
});

it.each(['ltr', 'rtl'] as const)('keeps text away from the edges of a picture (%s)', (direction) => {
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

it('breaks lines in a picture without `Intl.Segmenter`', () => {
  const restore = withoutProperty(Intl as { Segmenter?: unknown }, 'Segmenter');
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const lines = ['A line with spaces in it, '.repeat(9).trim(), '空白のない長い文章です。'.repeat(9)];
  drawReport({ title: 'Sum', headline: '5', lines, rows: [] }, '', lookOf(document.documentElement, 'ja'));
  restore();
  const drawn = written.mock.calls.map(([text]) => text);
  const longest = Math.max(...written.mock.calls.map(([text]) => text.length));
  expect(longest).toBeLessThan(90);
  expect(drawn.join(' ')).toContain(lines[0]);
  expect(drawn.join('')).toContain(lines[1]);
  written.mockRestore();
});

it('prints one element alone, and restores the page', async () => {
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

it('prints no toasts', async () => {
  render(<Toaster />);
  const { dismiss } = notify({ title: 'Link copied.' });
  const list = (await screen.findByText('Link copied.', { selector: 'ol *' })).closest('ol') as HTMLElement;
  expect(getComputedStyle(list).display).toBe('flex');
  // Vitest does not type this session; its provider does.
  const browser = cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> };
  await browser.send('Emulation.setEmulatedMedia', { media: 'print' });
  // Reset it even if the test fails, because the other tests share this browser.
  onTestFinished(async () => void (await browser.send('Emulation.setEmulatedMedia', { media: '' })));
  expect(getComputedStyle(list).display).toBe('none');
  dismiss();
});
