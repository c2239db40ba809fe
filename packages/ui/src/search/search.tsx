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
  /** The pages to search: all, or the blog. @default "full" */
  scope?: SearchScope;
  /**
   * Its place. In a `bar` it is an icon that grows into a field over the content beside it. In a `menu` its results push the
   * following content down. On a `page` it is a field with a button. @default "page"
   */
  place?: 'bar' | 'menu' | 'page';
  /** The address of the results page, to which the browser sends the query, even without scripts. @default "/search" */
  action?: string;
  /** The address of the index, without its version. @default "/search-index-full.json", or "/search-index-blog.json" */
  source?: string;
  /** Links that it shows while the field is empty. @default none */
  popular?: readonly NavigationLink[];
  /** The address of a page where visitors can ask a person. @default "/contact" */
  contact?: string;
  /** Whether the page has a `Chat`, which visitors can ask if nothing is found. @default false */
  hasChat?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

const PLACEHOLDER = { bar: 'placeholderBar', menu: 'placeholder', page: 'placeholder' } as const;

/** A search box. It lists results while the visitor types. Without scripts it is a plain form. */
export const Search = forwardRef<HTMLFormElement, SearchProps>(function Search(
  {
    scope = 'full',
    place = 'page',
    action = '/search',
    source = `/search-index-${scope}.json`,
    contact = '/contact',
    hasChat = false,
    messages: overrides,
    className,
    id,
    ...others
  },
  ref,
) {
  const messages = useMessages('search', en, overrides);
  const lang = useLang();
  const generated = useId();
  const { isOpen, isExpanded, formProps, fieldProps, popupProps } = useSearchBox({
    ...others,
    base: id ?? generated,
    place,
    scope,
    source,
    action,
    messages,
    ref,
  });
  const { id: list, active, optionId } = popupProps;
  const label = scope === 'blog' ? messages.blogLabel : messages.label;
  const isReady = isOpen !== undefined;
  return (
    <form
      {...formProps}
      id={id}
      role="search"
      // Distinguishes this landmark from the one in the bar, which has no name.
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
          placeholder={scope === 'blog' ? messages.placeholderBlog : messages[PLACEHOLDER[place]]}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
          // Without scripts it is a plain field, so these attributes appear on the first focus.
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
          <button type="submit" aria-label={messages.submit} className={popup.submit}>
            <Icon name="search" />
          </button>
        ) : (
          <Icon name="search" className={styles.icon} />
        )}
      </div>
      {isReady && <SearchPopup {...popupProps} isOpen={isOpen} contact={contact} hasChat={hasChat} />}
    </form>
  );
});
