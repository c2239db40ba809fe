import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LeadForm, type LeadFormProps } from '../lead-form';
import { damaged, giant, heic, html, pdf, photo, SECRET } from './files.test-data';
import { forgetPages } from './page-store';
import { fakeServer as startServer } from './server.test-data';

const user = userEvent.setup({ applyAccept: false });
const onSent = vi.fn<LeadFormProps['onSent']>();

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  onSent.mockReset();
});

function fakeServer(answers?: Parameters<typeof startServer>[0]) {
  const server = startServer(answers);
  onTestFinished(server.restore);
  return server;
}
const mount = (props: Partial<LeadFormProps> = {}) =>
  render(
    <StrictMode>
      <LeadForm page="/mark-my-page" work="asked" onSent={onSent} {...props} />
    </StrictMode>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Pages of your work');
const choose = (...files: File[]) => user.upload(field(), files);
const pageList = () => screen.queryAllByRole('listitem').filter((item) => item.querySelector('canvas, strong'));
const whenReady = (count: number) => waitFor(() => expect(screen.getAllByText(/^Ready, \d+ kB$/)).toHaveLength(count));
/** What the form says about the whole message. */
const notice = () => screen.getAllByRole('alert').at(-1)?.textContent;
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  await user.click(screen.getByLabelText('a parent'));
  await user.type(screen.getByLabelText('Your name'), 'Sample Parent');
  await user.type(screen.getByLabelText('Email address'), 'parent@example.com');
  await user.click(screen.getByLabelText(/^This is practice/));
}

/** The width and height of a page that was sent. */
async function sizeOf(jpeg: ArrayBuffer): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(new Blob([jpeg]));
  return [width, height];
}

describe('a chosen photo', () => {
  it('is turned and reduced, loses its EXIF data, and is sent before the form that names it', async () => {
    const server = fakeServer();
    mount();
    await choose(await photo(3000, 2400));
    await whenReady(1);
    await fillIn();
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const [put] = server.puts;
    expect(put?.address).toBe('/api/leads/pages/0');
    // The phone was held upright.
    expect(await sizeOf(put?.body as ArrayBuffer)).toEqual([1600, 2000]);
    const text = new TextDecoder('latin1').decode(put?.body);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('Exif');
    const [lead] = server.leads;
    expect(lead).toMatchObject({
      asksFor: 'marking',
      handedBack: true,
      upload: put?.key,
      pages: [put?.sha256],
      page: '/mark-my-page',
    });
  });

  it('can be turned, moved and removed', async () => {
    const server = fakeServer();
    mount();
    await choose(await photo(300, 200, 'one.jpg'), await photo(600, 200, 'two.jpg'));
    await whenReady(2);
    await press('Turn left: Page 1');
    await press('Move up: Page 2');
    await choose(await photo(900, 200, 'three.jpg'));
    await whenReady(3);
    await press('Remove: Page 3');
    expect(screen.getByText('The page is removed.')).toBeVisible();
    await fillIn();
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(await Promise.all(server.puts.map(({ body }) => sizeOf(body)))).toEqual([
      [200, 600],
      [300, 200],
    ]);
  });

  it('is shown where the empty field was, above a smaller field for the next one', async () => {
    mount();
    const label = screen.getByText('Pages of your work');
    const placeOf = (element: Element | undefined) => {
      const { top = NaN, bottom = NaN, height = NaN } = element?.getBoundingClientRect() ?? {};
      const from = label.getBoundingClientRect().bottom;
      return { top: top - from, bottom: bottom - from, height };
    };
    const before = placeOf(field());
    await choose(await photo(300, 200));
    await whenReady(1);
    const page = placeOf(pageList()[0]);
    expect(page.top).toBeLessThan(before.bottom);
    const after = placeOf(field());
    expect(after.top).toBeGreaterThan(page.bottom);
    expect(after.height).toBeLessThan(before.height);
    expect(screen.getByText('Add another page')).toBeVisible();
  });

  it('hides the field while there are three, and gives it the focus when one is removed', async () => {
    mount();
    await choose(...(await Promise.all(['1', '2', '3', '4'].map((name) => photo(90, 60, `${name}.jpg`)))));
    await whenReady(3);
    expect(await screen.findByText(/so we left out the others/)).toBeVisible();
    expect(field()).not.toBeVisible();
    await press('Remove: Page 2');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.queryByText(/so we left out the others/)).toBeNull();
    expect(screen.getByText('The page is removed.')).toBeVisible();
  });

  it('can be cropped with the keyboard', async () => {
    const server = fakeServer();
    mount();
    await choose(await photo(1000, 1000));
    await whenReady(1);
    await press('Crop: Page 1');
    const handle = await screen.findByRole('button', { name: 'Crop →' });
    handle.focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await press('Keep this part');
    await whenReady(1);
    await fillIn();
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const [width, height] = await sizeOf(server.puts[0]?.body as ArrayBuffer);
    // The frame leaves out a twentieth at each side at first.
    expect(height).toBe(900);
    expect(width).toBeLessThan(900);
  });

  it('has the focus in its cropper while it is open, and on its button afterwards', async () => {
    mount();
    await choose(await photo(300, 300));
    await whenReady(1);
    const crop = screen.getByRole('button', { name: 'Crop: Page 1' });
    const opened = async () => {
      await user.click(crop);
      // The frame itself is a group of the same name.
      const [group] = await screen.findAllByRole('group', { name: 'Crop' });
      expect(group).toHaveFocus();
      expect(group).toHaveAccessibleDescription(/arrow keys/);
      expect(crop).toHaveAttribute('aria-expanded', 'true');
    };
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => press('Cancel'),
      () => press('Keep this part'),
      () => user.click(crop),
    ]) {
      await opened();
      await close();
      expect(screen.queryAllByRole('group', { name: 'Crop' })).toEqual([]);
      expect(crop).toHaveFocus();
      expect(crop).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('keeps the focus when it is moved', async () => {
    mount();
    await choose(await photo(300, 200, 'one.jpg'), await photo(600, 200, 'two.jpg'));
    await whenReady(2);
    await press('Move up: Page 2');
    expect(screen.getByRole('button', { name: 'Move down: Page 1' })).toHaveFocus();
    await press('Move down: Page 1');
    expect(screen.getByRole('button', { name: 'Move up: Page 2' })).toHaveFocus();
  });

  it('survives a reload, and is gone from the browser once it is sent', async () => {
    const server = fakeServer();
    const { unmount } = mount();
    await choose(await photo(300, 200));
    await whenReady(1);
    await waitFor(() => expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('upload'));
    unmount();
    const second = mount();
    await whenReady(1);
    await fillIn();
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(server.puts).toHaveLength(1);
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: {}, upload: server.puts[0]?.key }));
    second.unmount();
    mount();
    await screen.findByText('Your name');
    expect(pageList()).toHaveLength(0);
  });

  it('is removed by “Clear the form”, and comes back with “Undo”', async () => {
    fakeServer();
    mount();
    await choose(await photo(300, 200));
    await whenReady(1);
    await press('Clear the form');
    await waitFor(() => expect(pageList()).toHaveLength(0));
    await press('Undo');
    await whenReady(1);
  });

  it('can be pasted', async () => {
    fakeServer();
    mount();
    await choose(await photo(90, 60));
    await whenReady(1);
    const data = new DataTransfer();
    data.items.add(await photo(300, 200));
    field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await whenReady(2);
  });
});

describe('a file that cannot be marked', () => {
  it.each([
    ['HEIC', heic, /Open this page on the iPhone/],
    ['a damaged picture', damaged, /is damaged/],
    ['a giant picture', giant, /too large to open/],
    ['a page with a picture’s name', html, /can’t open this kind of file/],
    ['a PDF, if nothing opens it', pdf, /can’t open this kind of file/],
  ])('is refused with what to do: %s', async (_, file, expected) => {
    mount();
    await choose(await file());
    expect(await screen.findByText(expected)).toBeVisible();
    expect(pageList()).toHaveLength(0);
  });

  it.each([
    ['locked', /has a password/],
    ['broken', /is damaged/],
  ] as const)('is refused with what to do: a PDF that is %s', async (answer, expected) => {
    mount({ openPdf: () => Promise.resolve(answer) });
    await choose(pdf());
    expect(await screen.findByText(expected)).toBeVisible();
  });

  it('can be chosen again if what opens it did not load', async () => {
    mount({ openPdf: () => Promise.reject(new Error('offline')) });
    await choose(pdf());
    expect(await screen.findByText(/couldn’t open this file. Check your connection/)).toBeVisible();
  });

  it('is left out if there are three pages already', async () => {
    mount();
    const files = await Promise.all(['1', '2', '3', '4'].map((name) => photo(90, 60, `${name}.jpg`)));
    await choose(...files);
    await whenReady(3);
    expect(await screen.findByText(/so we left out the others/)).toBeVisible();
  });

  it('is asked for if there is none', async () => {
    mount();
    await fillIn();
    await press('Send');
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: /Add a photo of your work/ })).toBeVisible();
    await choose(await photo(90, 60));
    await waitFor(() => expect(summary).not.toBeVisible());
  });
});

it('asks which pages of a long PDF should be marked', async () => {
  const draw = vi.fn((_: number) => photo(200, 300));
  const close = vi.fn();
  mount({ openPdf: () => Promise.resolve({ count: 12, draw, close }) });
  await choose(pdf());
  const numbers = await screen.findByLabelText('Page numbers');
  expect(numbers).toHaveValue('1, 2, 3');
  await user.clear(numbers);
  await user.type(numbers, '2, 13{Enter}');
  expect(await screen.findByText(/from 1 to 12, at most 3/)).toBeVisible();
  await user.clear(numbers);
  await user.type(numbers, '12 4');
  await press('Use these pages');
  await whenReady(2);
  expect(draw.mock.calls.map(([number]) => number)).toEqual([12, 4]);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it.each([
  ['blank', /^scan.pdf \(Page 2\): We can’t see anything/],
  ['slow', /^scan.pdf \(Page 2\): This page takes too long/],
] as const)('says which page of a PDF was not taken, and takes the others: %s', async (problem, expected) => {
  const draw = (number: number) => (number === 2 ? Promise.resolve(problem) : photo(200, 300));
  mount({ openPdf: () => Promise.resolve({ count: 3, draw, close: () => undefined }) });
  await choose(pdf());
  await whenReady(2);
  expect(
    await screen.findByText((_, element) => expected.test(element?.textContent ?? '') && element?.tagName === 'P'),
  ).toBeVisible();
});

it('shows that a PDF is being opened, which can be cancelled', async () => {
  const signals: AbortSignal[] = [];
  const openPdf: LeadFormProps['openPdf'] = (_, signal) => {
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  mount({ openPdf });
  await choose(pdf());
  expect(await screen.findByText('Opening scan.pdf…')).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByText('Opening scan.pdf…')).toBeNull());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  // The next file is taken as usual.
  await choose(await photo(90, 60));
  await whenReady(1);
  expect(screen.queryByText(/couldn’t open/)).toBeNull();
});

it('counts the pages of files that are chosen one after the other', async () => {
  mount({ openPdf: () => Promise.resolve({ count: 2, draw: () => photo(200, 300), close: () => undefined }) });
  await choose(pdf());
  await choose(await photo(90, 60), await photo(90, 60));
  await whenReady(3);
  expect(await screen.findByText(/so we left out the others/)).toBeVisible();
});

it('shows photos that it cannot open to visitors whose browser would only hide them', async () => {
  mount();
  await choose(await photo(90, 60));
  await whenReady(1);
  expect(field().accept.split(',')).toEqual(expect.arrayContaining(['image/*', '.heic']));
});

it('lets Safari convert photos to JPEG', async () => {
  const vendor = vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  onTestFinished(() => vendor.mockRestore());
  mount();
  await choose(await photo(90, 60));
  await whenReady(1);
  expect(field().accept).toBe('image/jpeg,image/png,image/webp');
});

describe('sending', () => {
  async function ready(): Promise<void> {
    mount({ bookingHref: 'https://calendar.example/free' });
    await choose(await photo(300, 200), await photo(200, 300));
    await whenReady(2);
    await fillIn();
  }

  it('goes on after a lost connection with what has not arrived', async () => {
    const server = fakeServer({ puts: [200, 0, 200] });
    await ready();
    await press('Send');
    await waitFor(() => expect(notice()).toContain('as soon as you’re connected'));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(server.puts.map(({ address }) => address)).toEqual([
      '/api/leads/pages/0',
      '/api/leads/pages/1',
      '/api/leads/pages/1',
    ]);
    expect(new Set(server.puts.map(({ key }) => key)).size).toBe(1);
  });

  it('goes on by itself after a reload without a connection', async () => {
    const server = fakeServer({ puts: [0, 200, 200] });
    const { unmount } = mount();
    await choose(await photo(300, 200), await photo(200, 300));
    await whenReady(2);
    await fillIn();
    await press('Send');
    await waitFor(() => expect(notice()).toContain('as soon as you’re connected'));
    unmount();
    mount();
    await whenReady(2);
    // The pages that come back are no change of the message.
    expect(notice()).toContain('as soon as you’re connected');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(server.puts).toHaveLength(3);
  });

  it('shows how far it is, and can be cancelled', async () => {
    const server = fakeServer({ puts: ['never'] });
    await ready();
    await press('Send');
    expect(await screen.findByRole('progressbar', { name: 'Sending page 1 of 2' })).toBeVisible();
    // It would be a second way to stop, and delete everything.
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
    await press('Cancel');
    await waitFor(() => expect(notice()).toContain('Cancelled'));
    expect(server.leads).toHaveLength(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(pageList()).toHaveLength(2);
  });

  it('sends pages again once if the server has lost them', async () => {
    const server = fakeServer({ posts: [[422, { error: 'invalid', problems: { pages: 'invalid' } }]] });
    await ready();
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(server.leads).toHaveLength(2);
  });

  it.each([
    ['already_marked', /only the first is free/],
    ['full', /can’t take on more pages/],
  ])('says politely why a page is not taken, and how to book: %s', async (error, expected) => {
    fakeServer({ posts: [[409, { error }]] });
    await ready();
    await press('Send');
    await waitFor(() => expect(notice()).toMatch(expected));
    expect(screen.getByRole('link', { name: /Book a Free Consultation/ })).toHaveAttribute(
      'href',
      'https://calendar.example/free',
    );
    expect(pageList()).toHaveLength(2);
  });
});

it('asks only whether a student or a parent sends the page', async () => {
  mount();
  expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'student',
    'parent',
  ]);
});

it('asks again for pages that this browser has no more', async () => {
  fakeServer();
  mount();
  await choose(await photo(90, 60));
  await whenReady(1);
  await fillIn();
  const { value } = document.querySelector('input[name=upload]') as HTMLInputElement;
  await forgetPages(value);
  await press('Send');
  await waitFor(() =>
    expect(document.querySelector('[data-problem-summary]:not([hidden])')?.textContent).toContain('Add a photo'),
  );
});
