'use client';
import type { SearchScope } from '@tutoring/domain/search-entry';
import { SEARCH_QUERY_MAX } from '@tutoring/domain/search-query';
import { forwardRef, useEffect, useId, useRef, useState, type FormHTMLAttributes } from 'react';
import { en } from '#search/messages/en';
import { Icon } from '../icon/icon';
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import type { NavigationLink } from '../navigation-menu/navigation-menu';
import { useLang, useMessages } from '../provider/provider';
import type { SearchCallbacks } from './callbacks';
import { isUnfinished } from './composition';
import { addRecentSearch } from './recent-searches';
import { SearchPopup } from './search-popup';
import * as styles from './search.css';
import * as popup from './search-popup.css';
import { useListKeys } from './use-list-keys';
import { useSuggestions } from './use-suggestions';
import { useSearchIndex } from './use-search-index';

export interface SearchProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'role' | 'children'>, SearchCallbacks {
  /** What is searched. @default "full" */
  scope?: SearchScope;
  /**
   * Where it stands. `bar`: an icon that grows into a field over what is beside it; `menu`: its results push what
   * follows down; `page`: a field with a button. @default "page"
   */
  place?: 'bar' | 'menu' | 'page';
  /** Where the browser sends the query: a page that lists the results, also without scripts. @default "/search" */
  action?: string;
  /** The address of the index, without its version. @default "/search-index-full.json", or -blog */
  source?: string;
  /** Pages offered while the field is empty. @default none */
  popular?: readonly NavigationLink[];
  /** Where somebody answers who finds nothing. @default "/contact" */
  contact?: string;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

const PLACEHOLDER = { bar: 'placeholderBar', menu: 'placeholder', page: 'placeholder' } as const;

/** A search box: a form without scripts, a list of results as one types with them. */
export const Search = forwardRef<HTMLFormElement, SearchProps>(function Search(
  {
    scope = 'full',
    place = 'page',
    action = '/search',
    source = `/search-index-${scope}.json`,
    popular,
    contact = '/contact',
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
    messages,
    className,
    id,
    ...rest
  },
  ref,
) {
  const words = useMessages('search', en, messages);
  const lang = useLang();
  const generated = useId();
  const name = id ?? generated;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** `undefined` until somebody comes: then the stylesheet alone decides. */
  const [isOpen, setOpen] = useState<boolean>();
  const { state, load } = useSearchIndex(source, { onInitialized, onIndexLoaded, onIndexError });
  const suggestions = useSuggestions({
    query,
    state,
    scope,
    words,
    action,
    popular,
    lang,
    isOpen: isOpen === true,
    onFallbackUsed,
    onPerformed,
    onNoResults,
    onQueryChange,
  });
  const options = suggestions.groups.flatMap((group) => group.options);

  const optionId = (at: number) => `${name}-option-${at}`;
  const open = (isAgain = false) => {
    setOpen(true);
    load(isAgain);
  };
  const { active, forget, onKeyDown } = useListKeys({
    isOpen: isOpen === true,
    count: options.length,
    optionId,
    open,
    close: () => setOpen(false),
    onEscapeClosed() {
      if (!query) return false;
      // The browser would clear it everywhere; what stands in a bar that is closed comes back with it.
      if (place !== 'bar') write('');
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
  // Not every browser takes the focus away from a field when something else is pressed.
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const label = scope === 'blog' ? words.blogLabel : words.label;
  const isExpanded = isOpen === true && options.length > 0;
  const isReady = isOpen !== undefined;
  return (
    // It hears of its field; it is no control itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <form
      {...rest}
      id={id}
      ref={useMergedRef(form, ref)}
      role="search"
      // Beside the one in the bar, which has no name of its own.
      aria-label={place === 'page' ? label : undefined}
      action={action}
      data-search={place}
      data-state={isReady ? (isOpen ? 'open' : 'closed') : undefined}
      className={cx(styles.root, place === 'bar' ? styles.bar : popup.box[place], className)}
      onSubmit={callersFirst(onSubmit, (event) => {
        if (written()) commit();
        else event.preventDefault();
      })}
      onFocus={callersFirst(onFocus, ({ target }) => {
        if ((target as Element) === field.current) open(true);
      })}
      onBlur={callersFirst(onBlur, ({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        forget();
      })}
    >
      <div className={cx(styles.frame, place === 'bar' && styles.overlay)}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={scope === 'blog' ? words.placeholderBlog : words[PLACEHOLDER[place]]}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
          // Without scripts it is a field and no more.
          {...(isReady && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isExpanded,
            'aria-controls': isExpanded ? `${name}-list` : undefined,
            'aria-activedescendant': isExpanded && active >= 0 ? optionId(active) : undefined,
          })}
          onInput={(event) => {
            if (!isUnfinished(event.nativeEvent)) typed(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => typed(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          // A press into the field that has the focus opens it again.
          onClick={() => open()}
        />
        {scope !== 'full' && <input type="hidden" name="type" value={scope} />}
        {lang !== 'en' && <input type="hidden" name="lang" value={lang} />}
        {place === 'page' ? (
          <button type="submit" aria-label={words.submit} className={popup.submit}>
            <Icon name="search" />
          </button>
        ) : (
          <Icon name="search" className={styles.icon} />
        )}
      </div>
      {isReady && (
        <SearchPopup
          id={`${name}-list`}
          optionId={optionId}
          place={place}
          scope={scope}
          isOpen={isOpen}
          active={active}
          suggestions={suggestions}
          query={query}
          contact={contact}
          words={words}
          onEscape={() => {
            // Before it is closed: the focus opens it.
            field.current?.focus();
            setOpen(false);
          }}
          onPressed={() => field.current?.focus()}
          onWrite={(text) => {
            write(text);
            field.current?.focus();
          }}
          onChoose={(url, position) => {
            commit();
            if (position !== undefined) onResultClick?.({ query: query.trim(), url, position });
            // Where a router changes the page, the box stays.
            setOpen(false);
          }}
          onAgain={() => load(true)}
        />
      )}
    </form>
  );
});
