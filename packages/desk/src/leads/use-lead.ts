import type { LeadDetail } from '@tutoring/domain/inbox';
import { useCallback, useEffect, useState } from 'react';
import { readable, type DeskError } from '../common/request';
import { LeadRefusal, type InboxApi } from './api';
import type { LeadPatch } from './use-leads';

/** What has just been done: for who listens. */
export type Outcome = 'saving' | 'saved' | undefined;

/** An open lead. */
export interface OpenLead {
  detail: LeadDetail | undefined;
  trouble: DeskError | undefined;
  outcome: Outcome;
  isForgotten: boolean;
  reload: () => void;
  /** Makes a change; whether it was made. */
  change: (make: (api: InboxApi, seen: { version: number }) => Promise<LeadDetail>) => Promise<boolean>;
  forget: () => Promise<boolean>;
}

/** Reads a lead and changes it. @param onChange Told what the list should know. */
export function useLead(
  api: InboxApi,
  reference: string,
  onChange: (reference: string, change: LeadPatch) => void,
): OpenLead {
  const [detail, setDetail] = useState<LeadDetail>();
  const [trouble, setTrouble] = useState<DeskError>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isForgotten, setIsForgotten] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const ends = new AbortController();
    setTrouble(undefined);
    api.read(reference, ends.signal).then(
      (read) => !ends.signal.aborted && setDetail(read),
      (error: unknown) => !ends.signal.aborted && setTrouble(readable(error)),
    );
    return () => ends.abort();
  }, [api, reference, turn]);

  const take = useCallback(
    (present: LeadDetail) => {
      setDetail(present);
      onChange(reference, { status: present.lead.status, delivery: present.delivery.state });
    },
    [onChange, reference],
  );
  /** Does something that may fail. */
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setOutcome('saving');
      setTrouble(undefined);
      try {
        await work();
        setOutcome('saved');
        return true;
      } catch (error) {
        setOutcome(undefined);
        setTrouble(readable(error));
        if (!(error instanceof LeadRefusal)) return false;
        if (error.present) take(error.present);
        if (error.kind === 'gone') onChange(reference, 'gone');
        return false;
      }
    },
    [onChange, reference, take],
  );

  const version = detail?.lead.version ?? 0;
  const change = useCallback<OpenLead['change']>(
    (make) => attempt(async () => take(await make(api, { version }))),
    [api, attempt, take, version],
  );
  const forget = useCallback(
    () =>
      attempt(async () => {
        await api.forget(reference, { version });
        setIsForgotten(true);
        onChange(reference, 'gone');
      }),
    [api, attempt, onChange, reference, version],
  );
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { detail, trouble, outcome, isForgotten, reload, change, forget };
}
