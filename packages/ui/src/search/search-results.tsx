import { SEARCH_TYPES, type SearchType } from '@tutoring/domain/search-entry';
import { SEARCH_PAGE_MAX } from '@tutoring/domain/search-query';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#search/messages/en';
import { cx } from '../lib/cx';
import { fillNodes } from '../lib/fill-nodes';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './search-results.css';
import { typeLabel } from './use-suggestions';

export interface SearchResultsProps extends HTMLAttributes<HTMLDivElement> {
  /** The address of the results page. @default "/search" */
  action?: string;
  /** The id of the page's `Search`, whose next query then keeps the chosen type. @default none */
  form?: string;
  /** The address of a page where visitors can ask a person. @default "/contact" */
  contact?: string;
  /** Whether the page has a `Chat`, which visitors can ask if they find nothing. @default false */
  hasChat?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A placeholder into which the server writes the query. */
const QUERY = <bdi data-query="" />;

/**
 * A list of results that the server fills in. Its HTML contains links to each type, the largest possible number of empty
 * results, and messages for no results and for too many searches. All of it is hidden. The server unhides what it needs, and needs
 * no messages for that.
 */
export const SearchResults = forwardRef<HTMLDivElement, SearchResultsProps>(function SearchResults(
  { action = '/search', form, contact = '/contact', hasChat = false, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('search', en, overrides);
  const labels = SEARCH_TYPES.map((type): [SearchType, string] => [type, typeLabel(messages, { type })]);
  // The labels of the types, for the server, which has no messages.
  const named = Object.fromEntries(labels.map(([type, label]) => [`data-label-${type}`, label]));
  // The server writes the query into `data-ask`, and `enhanceAskLinks` asks it. Without scripts the link is followed.
  const ask = (className?: string) => (
    <Link href={contact} data-ask="" className={className}>
      {fillNodes(messages.ask, { query: QUERY })}
    </Link>
  );
  return (
    <div ref={ref} data-search-results="" {...named} hidden className={cx(styles.root, className)} {...rest}>
      {form && <input type="hidden" form={form} name="type" data-search-asked="" disabled />}
      <nav aria-label={messages.filter} className={styles.filter}>
        <ul>
          {[['', messages.everything], ...labels].map(([type, label]) => (
            <li key={type}>
              <Link href={action} data-search-type={type} className={styles.type}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-search-some="" hidden>
        <h2 className={styles.heading}>{fillNodes(messages.resultsFor, { query: QUERY })}</h2>
        <ol className={styles.list}>
          {Array.from({ length: SEARCH_PAGE_MAX }, (_, at) => (
            <li key={at} data-search-place={at} hidden className={styles.result}>
              <span data-search-label="" className={styles.label} />
              <Link href={action} data-search-link="" dir="auto" className={styles.title} />
              <p data-search-text="" dir="auto" />
            </li>
          ))}
        </ol>
        {hasChat && (
          <p className={styles.weak}>
            {messages.weak} {ask()}
          </p>
        )}
      </div>
      <div data-search-none="" hidden>
        <h2 className={styles.heading}>{fillNodes(messages.none, { query: QUERY })}</h2>
        <p data-search-hint="">{messages.noneHint}</p>
        <p data-search-hint="blog" hidden>
          {messages.noneHintBlog}
        </p>
        <p data-search-meant="" hidden>
          <Link href={action} data-search-meant-link="" className={styles.way}>
            {fillNodes(messages.meant, { query: <bdi data-search-meant-query="" /> })}
          </Link>
        </p>
        {hasChat && <p>{ask(styles.way)}</p>}
        <p>
          <Link href={contact} className={styles.way}>
            {messages.contact}
          </Link>
        </p>
      </div>
      <div data-search-busy="" hidden>
        <h2 className={styles.heading}>{messages.unavailable}</h2>
        <p>
          <Link href={action} data-search-again="">
            {messages.again}
          </Link>
        </p>
      </div>
    </div>
  );
});
