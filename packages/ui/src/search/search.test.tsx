import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { INDEX_TIMEOUT_MS, RECENT_SEARCHES_MAX, Search, type SearchProps } from '.';
import { enhanceSearchShortcuts } from './enhance';
import { versioned } from './load-index';
import { addRecentSearch, recentSearches } from './recent-searches';
import { answerIndex, SAMPLE_ENTRIES } from './sample-index';
import { isSearchKeyOn, switchSearchKey } from './shortcut';
import { SETTLED_MS } from './use-told';

let root: Root;
let container: HTMLElement;
let restore: () => void;
let source = 0;

beforeEach(() => {
  localStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  restore = answerIndex();
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  container.remove();
  restore();
});

/** Each box has an index of its own: what one has loaded, no other has. */
function show(props: SearchProps = {}): HTMLInputElement {
  source += 1;
  act(() => {
    root.render(
      <Search
        source={`/search-index-${source}.json`}
        onSubmit={(event) => event.preventDefault()}
        popular={[{ href: '/tutors', label: 'Tutors' }]}
        {...props}
      />,
    );
  });
  return container.querySelector('input[type=search]') as HTMLInputElement;
}
const options = () => [...container.querySelectorAll('[role=option]')];
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
  it('is asked for at the first focus and once, past the caches', async () => {
    const asked = vi.spyOn(window, 'fetch');
    const onInitialized = vi.fn();
    const onIndexLoaded = vi.fn();
    const field = show({ onInitialized, onIndexLoaded });
    expect(asked).not.toHaveBeenCalled();
    field.focus();
    await vi.waitFor(() => expect(onIndexLoaded).toHaveBeenCalledWith({ entries: SAMPLE_ENTRIES.length }));
    field.blur();
    field.focus();
    await userEvent.type(field, 'tok');
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.calls[0]?.[0]).toMatch(/^\/search-index-\d+\.json\?v=\d{8}$/);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache', headers: { 'Cache-Control': 'no-cache' } });
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
  ])('that is %s leaves three ways on, and is asked for again', async (_, breakIt, reason, said) => {
    breakIt();
    const onIndexError = vi.fn();
    const onFallbackUsed = vi.fn();
    const field = show({ onIndexError, onFallbackUsed });
    await userEvent.type(field, 'tok');
    await vi.waitFor(() => expect(titles()).toEqual(['Search Temporarily Unavailable', 'About', 'Services']));
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/', '/about', '/services']);
    expect(container.textContent).toContain('Showing limited results. Please try again in a moment.');
    expect(container.textContent).toContain(`Failed to load search index: ${said}Try again`);
    expect(onIndexError).toHaveBeenCalledWith({ reason });
    await vi.waitFor(() => expect(onFallbackUsed).toHaveBeenCalledOnce());
    expect(field.value).toBe('tok');
    restore();
    restore = answerIndex();
    await userEvent.click(container.querySelector('button:not([type=submit])') as HTMLElement);
    await vi.waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  });

  it('that does not come within ten seconds is given up', async () => {
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

  it('of the blog has a fallback of its own', async () => {
    answers(503, '');
    await userEvent.type(show({ scope: 'blog' }), 'tok');
    await vi.waitFor(() => expect(titles()).toEqual(['Blog Search Temporarily Unavailable']));
    expect(options()[0]?.getAttribute('href')).toBe('/blog');
  });
});

describe('the keys', () => {
  it('move through the options, and the focus stays in the field', async () => {
    const field = show();
    await userEvent.type(field, 'ib');
    await vi.waitFor(() => expect(options().length).toBeGreaterThan(3));
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

  it('Enter follows the option that is reached, and sends the form where none is', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onResultClick = vi.fn();
    const field = show({ onSubmit, onResultClick });
    container.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(field, 'tok');
    await vi.waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onResultClick).toHaveBeenCalledWith({ query: 'tok', url: '/sample-1', position: 1 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Enter in the field remembers and tells what stands in it, also while it is being composed', () => {
    const onSearch = vi.fn();
    container.addEventListener('submit', (event) => event.preventDefault());
    const field = show({ onSearch, onSubmit: undefined });
    field.focus();
    field.value = ' tok ';
    act(() => field.form?.requestSubmit());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tok');
    expect(recentSearches('full')).toEqual(['tok']);
  });

  it('Escape on a button of the list closes it, and the focus is in the field again', async () => {
    addRecentSearch('full', 'tok');
    const field = show();
    await userEvent.click(field);
    await vi.waitFor(() => expect(titles()).toContain('tok'));
    const remove = container.querySelector<HTMLElement>('[aria-label^="Remove"]');
    act(() => remove?.focus());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(field);
    expect(field.form?.dataset.state).toBe('closed');
  });

  it('keep the focus when a pressed button is gone with what it removed', async () => {
    addRecentSearch('full', 'tok');
    const field = show();
    await userEvent.click(field);
    await vi.waitFor(() => expect(titles()).toContain('tok'));
    act(() => container.querySelector<HTMLElement>('[aria-label^="Remove"]')?.focus());
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Tutors']);
    expect(document.activeElement).toBe(field);
  });

  it('Enter on blanks sends nothing', async () => {
    const onSearch = vi.fn();
    const sent = vi.fn();
    container.addEventListener('submit', (event) => {
      sent(event.defaultPrevented);
      event.preventDefault();
    });
    const field = show({ onSearch, onSubmit: undefined });
    await userEvent.type(field, '   {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    expect(sent).toHaveBeenCalledWith(true);
    expect(recentSearches('full')).toEqual([]);
  });

  it('Escape closes the list, and once more clears the text; in a bar it collapses the box', async () => {
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

  it('Escape in a menu closes what is around at once, or clears the text first', async () => {
    const field = show({ place: 'menu' });
    const heard: boolean[] = [];
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && heard.push(event.defaultPrevented);
    addEventListener('keydown', listen);
    await userEvent.click(field);
    await vi.waitFor(() => expect(options().length).toBeGreaterThan(0));
    await userEvent.keyboard('{Escape}');
    // A dialog around it closes.
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

  it('do nothing while an input method composes', async () => {
    const field = show();
    await userEvent.type(field, 'tok');
    await vi.waitFor(() => expect(options().length).toBeGreaterThan(0));
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      act(() => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
      });
    }
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    expect(field.form?.dataset.state).toBe('open');
    const before = titles();
    field.value = 'grade';
    act(() => {
      field.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    });
    expect(titles()).toEqual(before);
    act(() => {
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await vi.waitFor(() => expect(titles()[0]).toBe('Grade calculator'));
  });

  it('wait for no syllable of Korean, which is composed one by one', async () => {
    const field = show();
    field.focus();
    field.value = '학';
    act(() => {
      field.dispatchEvent(new InputEvent('input', { isComposing: true, data: '학', bubbles: true }));
    });
    await vi.waitFor(() => expect(container.textContent).toContain('No results found for "학"'));
  });
});

it('closes when an option is chosen, and tells of the way to all results as a search', async () => {
  const onSearch = vi.fn();
  const onResultClick = vi.fn();
  const field = show({ onSearch, onResultClick });
  container.addEventListener('click', (event) => event.preventDefault());
  await userEvent.type(field, 'tok');
  await vi.waitFor(() => expect(titles()).toContain('All results for “tok”'));
  await userEvent.click(options().at(-1) as HTMLElement);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('tok');
  expect(onResultClick).not.toHaveBeenCalled();
  expect(field.form?.dataset.state).toBe('closed');
});

it('follows another index that it is given', async () => {
  const field = show();
  await userEvent.type(field, 'tok');
  await vi.waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  answers(200, JSON.stringify([{ ...SAMPLE_ENTRIES[0], title: 'Tok of another site' }]));
  show();
  await userEvent.type(field, 'x{Backspace}');
  await vi.waitFor(() => expect(titles()[0]).toBe('Tok of another site'));
});

describe('recent searches', () => {
  it('are the latest five, each once, by scope', () => {
    for (const query of ['one', ' two ', 'three', 'ONE', 'four', '', '  ', 'five', 'six'])
      addRecentSearch('full', query);
    expect(recentSearches('full')).toEqual(['six', 'five', 'four', 'ONE', 'three']);
    expect(recentSearches('blog')).toEqual([]);
    expect(localStorage.getItem(`${STORAGE_KEY.recentSearchesPrefix}full`)).toContain('six');
  });

  it.each(['{', '"text"', '{"a":1}', '[1,null,{}]', 'null'])('survive what is damaged: %s', async (stored) => {
    localStorage.setItem(`${STORAGE_KEY.recentSearchesPrefix}full`, stored);
    expect(recentSearches('full')).toEqual([]);
    const field = show();
    await userEvent.click(field);
    await vi.waitFor(() => expect(titles()).toEqual(['Tutors']));
    addRecentSearch('full', 'tok');
    expect(recentSearches('full')).toEqual(['tok']);
  });

  it('are put into the field, removed one by one, and cleared', async () => {
    for (const query of ['hong kong', 'tok', 'grade']) addRecentSearch('full', query);
    const field = show();
    await userEvent.click(field);
    await vi.waitFor(() => expect(titles()).toEqual(['grade', 'tok', 'hong kong', 'Tutors']));
    await userEvent.click(container.querySelector('[aria-label="Remove “tok” from recent searches"]') as HTMLElement);
    expect(titles()).toEqual(['grade', 'hong kong', 'Tutors']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('grade');
    await vi.waitFor(() => expect(titles()[0]).toBe('Grade calculator'));
  });
});

it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '.*(?=x)[a-', 'a'.repeat(500), '\u202e\u0000'])(
  'shows what is typed as text and nothing else: %s',
  async (query) => {
    const field = show();
    field.focus();
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await vi.waitFor(() => expect(container.textContent).toContain('No results found for'));
    expect(container.querySelector('img, script')).toBeNull();
  },
);

it('tells what was looked for once it stands, and what nothing answers', async () => {
  const onPerformed = vi.fn();
  const onNoResults = vi.fn();
  const onQueryChange = vi.fn();
  const field = show({ onPerformed, onNoResults, onQueryChange });
  await userEvent.type(field, 'tok');
  await vi.waitFor(() => expect(onPerformed).toHaveBeenCalledWith({ query: 'tok', results: 1 }), SETTLED_MS * 3);
  expect(onPerformed).toHaveBeenCalledOnce();
  expect(onQueryChange).toHaveBeenLastCalledWith('tok', ['/sample-1']);
  // Told once, however often it is come back to.
  field.blur();
  await userEvent.click(field);
  await new Promise((settle) => setTimeout(settle, SETTLED_MS * 1.5));
  expect(onPerformed).toHaveBeenCalledOnce();
  await userEvent.fill(field, 'qx');
  await vi.waitFor(() => expect(onPerformed).toHaveBeenCalledTimes(2), SETTLED_MS * 3);
  expect(onNoResults).not.toHaveBeenCalled();
  await userEvent.fill(field, 'qxz');
  await vi.waitFor(() => expect(onNoResults).toHaveBeenCalledWith('qxz'), SETTLED_MS * 3);
});

it('takes in what was typed before it came', async () => {
  const { renderToString } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  root.unmount();
  const element = <Search id="early" source="/search-index-early.json" />;
  container.innerHTML = renderToString(element);
  const field = container.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'tok';
  root = await act(() => Promise.resolve(hydrateRoot(container, element)));
  await vi.waitFor(() => expect(titles()[0]).toBe('Theory of Knowledge'));
  expect(document.activeElement).toBe(field);
});

it('closes when something else is pressed', async () => {
  const field = show();
  await userEvent.type(field, 'tok');
  expect(field.form?.dataset.state).toBe('open');
  act(() => {
    document.body.click();
  });
  expect(field.form?.dataset.state).toBe('closed');
});

describe('the shortcuts', () => {
  let end: () => void;
  beforeEach(() => {
    end = enhanceSearchShortcuts({ isKeyOn: isSearchKeyOn });
  });
  afterEach(() => end());
  const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])('%o opens the box', (keys) => {
    const field = show();
    expect(press(keys)).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it('leave fields and other combinations alone', () => {
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

  it('by a single key can be switched off, in the box itself', async () => {
    const field = show();
    await userEvent.click(field);
    const choice = await vi.waitFor(() => {
      const box = container.querySelector<HTMLInputElement>('input[type=checkbox]');
      expect(box).not.toBeNull();
      return box as HTMLInputElement;
    });
    await userEvent.click(choice);
    field.blur();
    expect(press({ key: '/' })).toBe(false);
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    switchSearchKey(true);
    field.blur();
    expect(press({ key: '/' })).toBe(true);
  });
});
