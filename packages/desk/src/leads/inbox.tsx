'use client';
import type { InboxFilter } from '@tutoring/domain/inbox';
import { forwardRef, useEffect, useMemo, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import type { InboxApi } from './api';
import { Filters, filterOf, NO_FILTERS, type TypedFilters } from './filters';
import { LeadList } from './lead-list';
import { LeadView } from './lead-view';
import { INBOX_SEARCH_DELAY_MS, useLeads } from './use-leads';
import { useOpenLead } from './use-open-lead';
import { en, type InboxMessages } from './messages';
import * as styles from './inbox.css';

export interface InboxProps extends HTMLAttributes<HTMLDivElement> {
  /** Where leads are read and changed. Must stay the same object. */
  api: InboxApi;
  /** What replies call the business. */
  brand: string;
  /** Where a consultation is booked. */
  bookingUrl: string;
  /** This component's words. @default English */
  messages?: Partial<InboxMessages> | undefined;
}

/**
 * The owner's inbox: the leads that fit, and beside them, or in their place on a phone, the one that is open. The fragment
 * of the address names it (`#L-7KQM-R4TX`). Link `desk.css`.
 */
export const Inbox = forwardRef<HTMLDivElement, InboxProps>(function Inbox(
  { api, brand, bookingUrl, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMemo(() => ({ ...en, ...overrides }), [overrides]);
  const [typed, setTyped] = useState(NO_FILTERS);
  const filter = useFilter(typed);
  const leads = useLeads(api, filter);
  const { reference, onFollow, close } = useOpenLead();
  const list = useRef<HTMLDivElement>(null);
  useFocusBack(list, reference);

  return (
    <div
      ref={ref}
      {...rest}
      data-state={reference ? 'open' : 'closed'}
      className={[styles.root, className].filter(Boolean).join(' ')}
    >
      <div ref={list} className={styles.listSide}>
        <Filters
          typed={typed}
          onChange={setTyped}
          counts={leads.found?.counts}
          onRefresh={leads.refresh}
          exportHref={api.exportHref(filter)}
          messages={messages}
        />
        <LeadList
          leads={leads}
          filter={filter}
          open={reference}
          onFollow={onFollow}
          onClear={() => setTyped({ ...NO_FILTERS, status: typed.status === 'spam' ? 'spam' : '' })}
          messages={messages}
        />
      </div>
      <div className={styles.leadSide}>
        {reference ? (
          <LeadView
            key={reference}
            api={api}
            reference={reference}
            brand={brand}
            bookingUrl={bookingUrl}
            onFollow={onFollow}
            onClose={close}
            onChange={leads.patch}
            messages={messages}
          />
        ) : (
          <p className={styles.placeholder}>{messages.choose}</p>
        )}
      </div>
    </div>
  );
});

/** What is asked for: what is typed a moment after the last key, all else at once. */
function useFilter(typed: TypedFilters): InboxFilter {
  const [search, setSearch] = useState(typed.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.search), INBOX_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed.search]);
  const { status, role, programme, review } = typed;
  return useMemo(
    () => filterOf({ search, status, role, programme, review }),
    [search, status, role, programme, review],
  );
}

/** When a lead is closed, the focus goes back to its line in the list; to the list itself, if it is no longer there. */
function useFocusBack(list: RefObject<HTMLDivElement | null>, reference: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current && !reference) {
      const line = list.current?.querySelector<HTMLElement>(`a[href="#${before.current}"]`);
      (line ?? list.current?.querySelector<HTMLElement>('h2'))?.focus();
    }
    before.current = reference;
  }, [list, reference]);
}
