'use client';
import type { SearchScope } from '@tutoring/domain/search-entry';
import { SEARCH_QUERY_MAX } from '@tutoring/domain/search-query';
import { forwardRef, useId, type FormHTMLAttributes } from 'react';
import { en } from '#search/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import type { NavigationLink } from '../navigation-menu/navigation-menu';
import { useLang, useMessages } from '../provider/provider';
import type { SearchCallbacks } from './callbacks';
import { SearchPopup } from './search-popup';
import * as styles from './search.css';
import * as popup from './search-popup.css';
import { useSearchBox } from './use-search-box';

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
  /** Messages that replace this component's own. @default messages in the page's language */
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
    contact = '/contact',
    messages,
    className,
    id,
    ...others
  },
  ref,
) {
  const words = useMessages('search', en, messages);
  const lang = useLang();
  const generated = useId();
  const { isOpen, isExpanded, formProps, fieldProps, popupProps } = useSearchBox({
    ...others,
    base: id ?? generated,
    place,
    scope,
    source,
    action,
    words,
    ref,
  });
  const { id: list, active, optionId } = popupProps;
  const label = scope === 'blog' ? words.blogLabel : words.label;
  const isReady = isOpen !== undefined;
  return (
    <form
      {...formProps}
      id={id}
      role="search"
      // Beside the one in the bar, which has no name of its own.
      aria-label={place === 'page' ? label : undefined}
      action={action}
      data-search={place}
      data-state={isReady ? (isOpen ? 'open' : 'closed') : undefined}
      className={cx(styles.root, place === 'bar' ? styles.bar : popup.box[place], className)}
    >
      <div className={cx(styles.frame, place === 'bar' && styles.overlay)}>
        <input
          {...fieldProps}
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
            'aria-controls': isExpanded ? list : undefined,
            'aria-activedescendant': isExpanded && active >= 0 ? optionId(active) : undefined,
          })}
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
      {isReady && <SearchPopup {...popupProps} isOpen={isOpen} contact={contact} />}
    </form>
  );
});
