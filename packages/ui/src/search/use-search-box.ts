import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ForwardedRef } from 'react';
import { callersFirst } from '../lib/callers-first';
import { onClickOutside } from '../lib/on-click-outside';
import { useMergedRef } from '../lib/use-merged-ref';
import { useLang } from '../provider/provider';
import type { SearchCallbacks } from './callbacks';
import { isUnfinished } from './composition';
import { addRecentSearch } from './recent-searches';
import { useListKeys } from './use-list-keys';
import { useSearchIndex } from './use-search-index';
import { useSuggestions, type Asked } from './use-suggestions';

interface Box extends Omit<Asked, 'query' | 'state' | 'isOpen' | 'lang'>, SearchCallbacks, FormAttributes {
  /** What its ids begin with. */
  base: string;
  place: 'bar' | 'menu' | 'page';
  source: string;
  ref: ForwardedRef<HTMLFormElement>;
}

/** The caller's, which are handed on to the form. */
type FormAttributes = Omit<FormHTMLAttributes<HTMLFormElement>, 'action'>;

/** The behaviour of a search box: what stands in it, whether its list is open, and what its keys and presses do. */
export function useSearchBox({
  base,
  place,
  scope,
  source,
  action,
  popular,
  words,
  ref,
  onInitialized,
  onIndexLoaded,
  onIndexError,
  onFallbackUsed,
  onPerformed,
  onNoResults,
  onSearch,
  onResultClick,
  onQueryChange,
  onSubmit,
  onFocus,
  onBlur,
  ...rest
}: Box) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** `undefined` until somebody comes: then the stylesheet alone decides. */
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isOpen === true;
  const { state, load } = useSearchIndex(source, { onInitialized, onIndexLoaded, onIndexError });
  const suggestions = useSuggestions({
    query,
    state,
    scope,
    words,
    action,
    popular,
    lang: useLang(),
    isOpen: isShown,
    onFallbackUsed,
    onPerformed,
    onNoResults,
    onQueryChange,
  });
  const count = suggestions.groups.flatMap((group) => group.options).length;

  const optionId = (at: number) => `${base}-option-${at}`;
  const open = (isAgain = false) => {
    setOpen(true);
    load(isAgain);
  };
  const close = () => setOpen(false);
  const focus = () => field.current?.focus();
  const { active, forget, onKeyDown } = useListKeys({
    isOpen: isShown,
    count,
    optionId,
    open,
    onEscape() {
      close();
      // In a menu the same press closes the menu, unless there is a text to clear.
      if (!query && (place === 'menu' || !isShown)) return false;
      // The browser would clear it everywhere; what stands in a bar that is closed comes back with it.
      if (place === 'menu' || (place === 'page' && !isShown)) write('');
      return true;
    },
  });
  const write = (text: string) => {
    if (field.current) field.current.value = text;
    setQuery(text);
    forget();
  };
  const typed = (text: string) => {
    setQuery(text);
    forget();
    open();
  };
  /** What stands in the field, which may be ahead of what was looked for: an input method may still be at work. */
  const written = () => field.current?.value.trim() ?? '';
  /** What counts as a search is remembered and told. */
  const commit = () => {
    if (!written()) return;
    suggestions.tellNow();
    addRecentSearch(scope, written());
    onSearch?.(written());
  };
  // What was typed, and where the focus was, before this script came.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value) setQuery(input.value);
    if (input !== document.activeElement) return;
    setOpen(true);
    load();
  }, [load]);
  /** Whether the visitor last used a pointer, not a key. */
  const byPointer = useRef(false);
  // Not every browser takes the focus away from a field when something else is pressed.
  useEffect(() => {
    if (!isOpen || !form.current) return;
    const ends = new AbortController();
    onClickOutside(form.current, () => setOpen(false), ends.signal);
    const listen = { capture: true, signal: ends.signal };
    document.addEventListener('pointerdown', () => (byPointer.current = true), listen);
    document.addEventListener('keydown', () => (byPointer.current = false), listen);
    // Also after a click that its handler prevented, such as that of a router's link.
    const onClick = () => form.current?.contains(document.activeElement) || setOpen(false);
    window.addEventListener('click', onClick, { signal: ends.signal });
    return () => ends.abort();
  }, [isOpen]);

  return {
    isOpen,
    isExpanded: isShown && count > 0,
    formProps: {
      ...rest,
      ref: useMergedRef(form, ref),
      onSubmit: callersFirst(onSubmit, (event) => {
        if (written()) commit();
        else event.preventDefault();
      }),
      onFocus: callersFirst(onFocus, ({ target }) => {
        if ((target as Element) === field.current) open(true);
      }),
      onBlur: callersFirst(onBlur, ({ currentTarget, relatedTarget }) => {
        // What is pressed outside must not move before its click, so the click closes the list.
        if (currentTarget.contains(relatedTarget) || byPointer.current) return;
        close();
        forget();
      }),
    },
    fieldProps: {
      ref: field,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        if (!isUnfinished(event.nativeEvent as InputEvent)) typed(event.currentTarget.value);
      },
      onCompositionEnd: (event: FormEvent<HTMLInputElement>) => typed(event.currentTarget.value),
      onKeyDown,
      // A press into the field that has the focus opens it again.
      onClick: () => open(),
    },
    popupProps: {
      id: `${base}-list`,
      place,
      scope,
      words,
      optionId,
      active,
      suggestions,
      query,
      onEscape: () => {
        // Before it is closed: the focus opens it.
        focus();
        close();
        if (place === 'menu') write('');
        // In a menu the same press closes the menu, unless there was a text to clear.
        return place !== 'menu' || query !== '';
      },
      onPressed: focus,
      onWrite: (text: string) => {
        write(text);
        focus();
      },
      onChoose: (url: string, position?: number) => {
        commit();
        if (position !== undefined) onResultClick?.({ query: query.trim(), url, position });
        // Where a router changes the page, the box stays.
        close();
      },
      onAgain: () => load(true),
    },
  };
}
