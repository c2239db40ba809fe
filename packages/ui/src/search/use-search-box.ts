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
  /** The prefix of all ids. */
  base: string;
  place: 'bar' | 'menu' | 'page';
  source: string;
  ref: ForwardedRef<HTMLFormElement>;
}

/** The caller's attributes for the form. */
type FormAttributes = Omit<FormHTMLAttributes<HTMLFormElement>, 'action'>;

/** The behaviour of a search box: its text, its list, and its keyboard and pointer events. */
export function useSearchBox({
  base,
  place,
  scope,
  source,
  action,
  popular,
  messages,
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
  /** `undefined` until the visitor first uses the box. Until then only the styles decide. */
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isOpen === true;
  const { state, load } = useSearchIndex(source, { onInitialized, onIndexLoaded, onIndexError });
  const suggestions = useSuggestions({
    query,
    state,
    scope,
    messages,
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
      // In a menu Escape also closes the menu, unless there is text to clear.
      if (!query && (place === 'menu' || !isShown)) return false;
      // In the bar the text stays: it is still there when the visitor opens the field again.
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
  /** The field's text. It may be newer than `query`, while an input method composes. */
  const written = () => field.current?.value.trim() ?? '';
  /** Stores and reports the query as a search. */
  const commit = () => {
    if (!written()) return;
    suggestions.reportNow();
    addRecentSearch(scope, written());
    onSearch?.(written());
  };
  // The visitor may have typed or focused the field before hydration.
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
  // Closes the list on clicks outside. Not every browser takes the focus from a field when the visitor clicks elsewhere.
  useEffect(() => {
    if (!isOpen || !form.current) return;
    const ends = new AbortController();
    onClickOutside(form.current, () => setOpen(false), ends.signal);
    const listen = { capture: true, signal: ends.signal };
    document.addEventListener('pointerdown', () => (byPointer.current = true), listen);
    document.addEventListener('keydown', () => (byPointer.current = false), listen);
    // Closes it also after a click whose default is prevented, such as on a router's link.
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
        // After a press outside, the click closes the list. If the list closed now, the pressed control could move before the click.
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
      // A click into the focused field opens the list again.
      onClick: () => open(),
    },
    popupProps: {
      id: `${base}-list`,
      place,
      scope,
      messages,
      optionId,
      active,
      suggestions,
      query,
      onEscape: () => {
        // Moves the focus first, because the focus opens the list.
        focus();
        close();
        if (place === 'menu') write('');
        // In a menu Escape also closes the menu, unless there was text to clear.
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
        // With a router the box survives the change of page.
        close();
      },
      onAsk: () => {
        commit();
        // The focus returns to the field when the chat closes.
        focus();
        close();
      },
      onAgain: () => load(true),
    },
  };
}
