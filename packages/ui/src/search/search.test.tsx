import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate, serverWritten } from '../lib/server-written';
import { Search, type SearchProps } from '.';
import { enhanceSearchShortcuts } from './enhance';
import { INDEX_TIMEOUT_MS, versioned } from './load-index';
import { addRecentSearch, RECENT_SEARCHES_MAX, recentSearches } from './recent-searches';
import { answerIndex, SAMPLE_ENTRIES } from './sample-index';
import { switchSearchKey } from './shortcut';
import { SETTLED_MS } from './use-search-events';

let container: HTMLElement;
let restore: () => void;
let source = 0;

beforeEach(() => {
  localStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  restore = answerIndex();
});
afterEach(() => {
  vi.useRealTimers();
  restore();
});

/** Returns the field. It becomes a combobox on the first focus. */
const searchField = () =>
  screen.queryByRole<HTMLInputElement>('combobox') ?? screen.getByRole<HTMLInputElement>('searchbox');

/** Renders the box, or renders it again, with the address of an index that is not loaded yet. */
function show(props: SearchProps = {}): HTMLInputElement {
  source += 1;
  render(
    <Search
      source={`/search-index-${source}.json`}
      onSubmit={(event) => event.preventDefault()}
      popular={[{ href: '/tutors', label: 'Tutors' }]}
      {...props}
    />,
    { container },
  );
  return searchField();
}
const options = () => screen.queryAllByRole('option');
const titles = () => options().map((option) => option.firstElementChild?.textContent);
const answers = (status: number, body: string, statusText = '') => {
  restore();
  restore = answerIndex(() => new Response(body, { status, statusText }));
};

it('keeps the limits of the specification', () => {
  expect([RECENT_SEARCHES_MAX, INDEX_TIMEOUT_MS]).toEqual([5, 10_000]);
  expect(versioned('/search-index-full.json', new Date('2026-11-22T23:00:00Z'))).toBe(
    '/search-index-full.json?v=20261122',
  );
});

describe('the index', () => {
  it('loads once, at the first focus, and bypasses caches', async () => {
    const request = vi.spyOn(window, 'fetch');
    const onInitialized = vi.fn();
    const onIndexLoaded = vi.fn();
    const field = show({ onInitialized, onIndexLoaded });
    expect(request).not.toHaveBeenCalled();
    field.focus();
    await waitFor(() => expect(onIndexLoaded).toHaveBeenCalledWith({ entries: SAMPLE_ENTRIES.length }));
    field.blur();
    field.focus();
    await userEvent.type(field, 'tok');
    expect(request).toHaveBeenCalledOnce();
    expect(request.mock.calls[0]?.[0]).toMatch(/^\/search-index-\d+\.json\?v=\d{8}$/);
    expect(request.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache', headers: { 'Cache-Control': 'no-cache' } });
    expect(onInitialized).toHaveBeenCalledOnce();
  });

  it.each([
    ['missing', () => answers(404, '', 'Not Found'), '404 Not Found', '404 Not Found'],
    [
      'broken',
      () => answers(500, '', 'Internal Server Error'),
      '500 Internal Server Error',
      '500 Internal Server Error',
    ],
    ['no JSON', () => answers(200, '<html>'), 'file', 'the file is damaged'],
    ['something else', () => answers(200, '{"entries":[]}'), 'file', 'the file is damaged'],
    [
      'out of reach',
      () => (restore = answerIndex(() => Promise.reject(new TypeError('Failed to fetch')))),
      'network',
      'no connection',
    ],
  ])('that is %s shows three fallback links, and can be retried', async (_, breakIt, reason, said) => {
    breakIt();
    const onIndexError = vi.fn();
    const onFallbackUsed = vi.fn();
    const field = show({ onIndexError, onFallbackUsed });
    await userEvent.type(field, 'tok');
    await waitFor(() => expect(titles()).toEqual(['Search Temporarily Unavailable', 'About', 'Services']));
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/', '/about', '/services']);
    expect(container.textContent).toContain('Showing limited results. Please try again in a moment.');
    expect(container.textContent).toContain(`Failed to load search index: ${said}Try again`);
    expect(onIndexError).toHaveBeenCalledWith({ reason });
    await waitFor(() => expect(onFallbackUsed).toHaveBeenCalledOnce());
    expect(field.value).toBe('tok');
    restore();
    restore = answerIndex();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  });

  it('times out after ten seconds', async () => {
    vi.useFakeTimers();
    restore();
    restore = answerIndex(() => new Promise<Response>(() => undefined));
    const onIndexError = vi.fn();
    show({ onIndexError }).focus();
    await act(() => vi.advanceTimersByTimeAsync(INDEX_TIMEOUT_MS - 1));
    expect(onIndexError).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onIndexError).toHaveBeenCalledWith({ reason: 'timeout' });
  });

  it('of the blog has its own fallback', async () => {
    answers(503, '');
    await userEvent.type(show({ scope: 'blog' }), 'tok');
    await waitFor(() => expect(titles()).toEqual(['Blog Search Temporarily Unavailable']));
    expect(options()[0]?.getAttribute('href')).toBe('/blog');
  });
});

describe('the keyboard', () => {
  it('moves through the options while the focus stays in the field', async () => {
    const field = show();
    await userEvent.type(field, 'ib');
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const reached: [string, number][] = [
      ['{ArrowDown}', 0],
      ['{ArrowDown}', 1],
      ['{End}', options().length - 1],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', options().length - 1],
      ['{Home}', 0],
    ];
    for (const [key, at] of reached) {
      await userEvent.keyboard(key);
      expect(active()).toBe(options()[at]);
      expect(document.activeElement).toBe(field);
    }
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('follows the active option on Enter', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onResultClick = vi.fn();
    const field = show({ onSubmit, onResultClick });
    container.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(field, 'tok');
    await waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onResultClick).toHaveBeenCalledWith({ query: 'tok', url: '/sample-1', position: 1 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stores and reports the query when the form is sent', () => {
    const onSearch = vi.fn();
    const field = show({ onSearch, onSubmit: undefined });
    container.addEventListener('submit', (event) => event.preventDefault());
    field.focus();
    field.value = ' tok ';
    act(() => field.form?.requestSubmit());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tok');
    expect(recentSearches('full')).toEqual(['tok']);
  });

  it('closes the list on Escape on one of its buttons, and returns the focus to the field', async () => {
    addRecentSearch('full', 'tok');
    const field = show();
    await userEvent.click(field);
    await waitFor(() => expect(titles()).toContain('tok'));
    screen.getByRole('button', { name: /^Remove/ }).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(field);
    expect(field.form?.dataset.state).toBe('closed');
  });

  it('returns the focus to the field when a pressed button removes itself', async () => {
    addRecentSearch('full', 'tok');
    const field = show();
    await userEvent.click(field);
    await waitFor(() => expect(titles()).toContain('tok'));
    screen.getByRole('button', { name: /^Remove/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Tutors']);
    expect(document.activeElement).toBe(field);
  });

  it('sends nothing on Enter in a blank field', async () => {
    const onSearch = vi.fn();
    const sent = vi.fn();
    const field = show({ onSearch, onSubmit: undefined });
    container.addEventListener('submit', (event) => {
      sent(event.defaultPrevented);
      event.preventDefault();
    });
    await userEvent.type(field, '   {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    expect(sent).toHaveBeenCalledWith(true);
    expect(recentSearches('full')).toEqual([]);
  });

  it('closes the list on Escape, and clears the text on the second Escape, except in a bar', async () => {
    const field = show();
    await userEvent.type(field, 'tok');
    await userEvent.keyboard('{Escape}');
    expect(field.form?.dataset.state).toBe('closed');
    expect(field.value).toBe('tok');
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    const inBar = show({ place: 'bar' });
    await userEvent.type(inBar, 'tok');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(inBar.form?.dataset.state).toBe('closed');
    expect(inBar.value).toBe('tok');
  });

  it('leaves Escape in a menu to the dialog around it, unless there is text to clear', async () => {
    const field = show({ place: 'menu' });
    const heard: boolean[] = [];
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && heard.push(event.defaultPrevented);
    addEventListener('keydown', listen);
    await userEvent.click(field);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([false]);

    await userEvent.click(field);
    await userEvent.type(field, 'tok');
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(heard).toEqual([false]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([false, false]);
    removeEventListener('keydown', listen);
  });

  it('does nothing while an input method composes', async () => {
    const field = show();
    await userEvent.type(field, 'tok');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      fireEvent(field, new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    expect(field.form?.dataset.state).toBe('open');
    const before = titles();
    field.value = 'grade';
    fireEvent(field, new InputEvent('input', { isComposing: true, bubbles: true }));
    expect(titles()).toEqual(before);
    fireEvent(field, new CompositionEvent('compositionend', { bubbles: true }));
    await waitFor(() => expect(titles()[0]).toBe('Grade calculator'));
  });

  it('searches for Korean while a syllable is composed', async () => {
    const field = show();
    field.focus();
    field.value = '학';
    fireEvent(field, new InputEvent('input', { isComposing: true, data: '학', bubbles: true }));
    await waitFor(() => expect(container.textContent).toContain('No results found for "학"'));
  });
});

it('closes when an option is chosen, and reports “All results” as a search', async () => {
  const onSearch = vi.fn();
  const onResultClick = vi.fn();
  const field = show({ onSearch, onResultClick });
  container.addEventListener('click', (event) => event.preventDefault());
  await userEvent.type(field, 'tok');
  await waitFor(() => expect(titles()).toContain('All results for “tok”'));
  await userEvent.click(options().at(-1) as HTMLElement);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('tok');
  expect(onResultClick).not.toHaveBeenCalled();
  expect(field.form?.dataset.state).toBe('closed');
});

it('loads another index when `source` changes', async () => {
  const field = show();
  await userEvent.type(field, 'tok');
  await waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  answers(200, JSON.stringify([{ ...SAMPLE_ENTRIES[0], title: 'Tok of another site' }]));
  show();
  await userEvent.type(field, 'x{Backspace}');
  await waitFor(() => expect(titles()[0]).toBe('Tok of another site'));
});

describe('recent searches', () => {
  it('are the latest five distinct queries of a scope', () => {
    for (const query of ['one', ' two ', 'three', 'ONE', 'four', '', '  ', 'five', 'six'])
      addRecentSearch('full', query);
    expect(recentSearches('full')).toEqual(['six', 'five', 'four', 'ONE', 'three']);
    expect(recentSearches('blog')).toEqual([]);
    expect(localStorage.getItem(`${STORAGE_KEY.recentSearchesPrefix}full`)).toContain('six');
  });

  it.each(['{', '"text"', '{"a":1}', '[1,null,{}]', 'null'])('survive damaged storage: %s', async (stored) => {
    localStorage.setItem(`${STORAGE_KEY.recentSearchesPrefix}full`, stored);
    expect(recentSearches('full')).toEqual([]);
    const field = show();
    await userEvent.click(field);
    await waitFor(() => expect(titles()).toEqual(['Tutors']));
    addRecentSearch('full', 'tok');
    expect(recentSearches('full')).toEqual(['tok']);
  });

  it('fill the field, and can be removed one by one', async () => {
    for (const query of ['hong kong', 'tok', 'grade']) addRecentSearch('full', query);
    const field = show();
    await userEvent.click(field);
    await waitFor(() => expect(titles()).toEqual(['grade', 'tok', 'hong kong', 'Tutors']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove “tok” from recent searches' }));
    expect(titles()).toEqual(['grade', 'hong kong', 'Tutors']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('grade');
    await waitFor(() => expect(titles()[0]).toBe('Grade calculator'));
  });
});

it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '.*(?=x)[a-', 'a'.repeat(500), '\u202e\u0000'])(
  'shows what is typed as plain text: %s',
  async (query) => {
    const field = show();
    field.focus();
    fireEvent.input(field, { target: { value: query } });
    await waitFor(() => expect(container.textContent).toContain('No results found for'));
    expect(container.querySelector('img, script')).toBeNull();
  },
);

it('reports a query once it has settled, and a query without results', async () => {
  const onPerformed = vi.fn();
  const onNoResults = vi.fn();
  const onQueryChange = vi.fn();
  const field = show({ onPerformed, onNoResults, onQueryChange });
  await userEvent.type(field, 'tok');
  await waitFor(() => expect(onPerformed).toHaveBeenCalledWith({ query: 'tok', results: 1 }));
  expect(onPerformed).toHaveBeenCalledOnce();
  expect(onQueryChange).toHaveBeenLastCalledWith('tok', ['/sample-1']);
  // The box reports a query once, however often the visitor returns to it.
  field.blur();
  await userEvent.click(field);
  await new Promise((settle) => setTimeout(settle, SETTLED_MS * 1.5));
  expect(onPerformed).toHaveBeenCalledOnce();
  await userEvent.fill(field, 'qx');
  await waitFor(() => expect(onPerformed).toHaveBeenCalledTimes(2));
  expect(onNoResults).not.toHaveBeenCalled();
  await userEvent.fill(field, 'qxz');
  await waitFor(() => expect(onNoResults).toHaveBeenCalledWith('qxz'));
});

it('searches for what was typed before hydration', async () => {
  const element = <Search id="early" source="/search-index-early.json" />;
  const { host } = serverWritten(element, 'form');
  const field = searchField();
  field.focus();
  field.value = 'tok';
  hydrate(element, host);
  await waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  expect(document.activeElement).toBe(field);
});

it('closes on a click outside', async () => {
  const field = show();
  await userEvent.type(field, 'tok');
  expect(field.form?.dataset.state).toBe('open');
  fireEvent.click(document.body);
  expect(field.form?.dataset.state).toBe('closed');
});

describe('the shortcuts', () => {
  let end: () => void;
  beforeEach(() => {
    end = enhanceSearchShortcuts();
  });
  afterEach(() => end());
  const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])('focus the field on %o', (keys) => {
    const field = show();
    expect(press(keys)).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it('ignore other fields and key combinations', () => {
    const field = show();
    const other = container.appendChild(document.createElement('textarea'));
    other.focus();
    expect(press({ key: '/' }, other)).toBe(false);
    expect(press({ key: '/' }, field)).toBe(false);
    for (const keys of [
      { key: '/', ctrlKey: true },
      { key: '/', altKey: true },
      { key: 'k' },
      { key: 'k', ctrlKey: true, shiftKey: true },
    ])
      expect(press(keys)).toBe(false);
    expect(document.activeElement).toBe(other);
  });

  it('can be switched off for the single key, in the box itself', async () => {
    const field = show();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('checkbox'));
    field.blur();
    expect(press({ key: '/' })).toBe(false);
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    switchSearchKey(true);
    field.blur();
    expect(press({ key: '/' })).toBe(true);
  });
});
