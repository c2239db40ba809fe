import type { InboxFilter, InboxLead, InboxList } from '@tutoring/domain/inbox';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readable, type DeskError } from '../common/request';
import type { InboxApi } from './api';

/** Milliseconds without a key after which a search is asked for. */
export const INBOX_SEARCH_DELAY_MS = 200;

/** The list as it stands. */
export interface Leads {
  /** Undefined until the first answer. */
  found: InboxList | undefined;
  isLoading: boolean;
  trouble: DeskError | undefined;
  /** Whether there is a next page to add: not where another filter, which could not be answered, is set. */
  hasMore: boolean;
  /** Asks once more, from the first page. */
  refresh: () => void;
  /** Adds the next page to what is there. */
  showMore: () => void;
  /** Takes a change in without asking for all again. */
  patch: (reference: string, change: LeadPatch) => void;
}

/** How a line of the list changes: in some of its words, or it goes. */
export type LeadPatch = Partial<Pick<InboxLead, 'status' | 'delivery'>> | 'gone';

/** A list, and what it answers: it stays while another filter cannot be answered, which its next page does not fit. */
interface Found extends InboxList {
  filter: InboxFilter;
}

/** The leads that fit; older requests are given up when the filter changes. */
export function useLeads(api: InboxApi, filter: InboxFilter): Leads {
  const [found, setFound] = useState<Found>();
  const [isLoading, setIsLoading] = useState(true);
  const [trouble, setTrouble] = useState<DeskError>();
  const [turn, setTurn] = useState(0);
  const current = useRef<AbortController>(undefined);
  const isAsking = useRef(false);

  const ask = useCallback(
    async (cursor: string | undefined, ends: AbortController): Promise<InboxList | undefined> => {
      setIsLoading(true);
      isAsking.current = true;
      try {
        const list = await api.list({ ...filter, ...(cursor && { cursor }) }, ends.signal);
        if (ends.signal.aborted) return undefined;
        setTrouble(undefined);
        return list;
      } catch (error) {
        if (!ends.signal.aborted) setTrouble(readable(error));
        return undefined;
      } finally {
        if (!ends.signal.aborted) {
          setIsLoading(false);
          isAsking.current = false;
        }
      }
    },
    [api, filter],
  );

  useEffect(() => {
    const ends = new AbortController();
    current.current = ends;
    void ask(undefined, ends).then((list) => list && setFound({ ...list, filter }));
    return () => ends.abort();
  }, [ask, filter, turn]);

  const showMore = useCallback(() => {
    const ends = current.current;
    if (!found?.next || found.filter !== filter || !ends) return;
    void ask(found.next, ends).then((more) => {
      if (more) setFound((before) => before && { ...before, ...more, leads: [...before.leads, ...more.leads] });
    });
  }, [ask, filter, found]);

  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const patch = useCallback((reference: string, change: LeadPatch) => {
    setFound((before) => before && patched(before, reference, change));
    // What is under way may have been read before the change, and would take it back.
    if (isAsking.current) setTurn((before) => before + 1);
  }, []);
  const hasMore = Boolean(found?.next) && (found?.filter === filter || !trouble);
  return { found, isLoading, trouble, hasMore, refresh, showMore, patch };
}

/** The list after a change to one of its leads; what has come in or gone to the spam leaves the folder that is shown. */
function patched<List extends InboxList>(list: List, reference: string, change: LeadPatch): List {
  const lead = list.leads.find((one) => one.reference === reference);
  if (!lead) return list;
  const counts = { ...list.counts };
  counts[lead.status] -= 1;
  const others = list.leads.filter((one) => one !== lead);
  if (change === 'gone') return { ...list, counts, leads: others };
  const next = { ...lead, ...change };
  counts[next.status] += 1;
  const leaves = (next.status === 'spam') !== (lead.status === 'spam');
  return { ...list, counts, leads: leaves ? others : list.leads.map((one) => (one === lead ? next : one)) };
}
