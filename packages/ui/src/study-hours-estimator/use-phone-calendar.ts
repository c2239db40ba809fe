import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlanCalendar } from '@tutoring/domain/plan-calendar';
import type { KeptPlan } from '@tutoring/domain/study-plan-kept';
import { notify } from '../toast/store';
import { storedPlan } from './kept-store';
import type { PlanCalendarActions } from './phone-actions';
import type * as phoneModule from './phone-calendar';
import { phoneRecord } from './phone-record';
import type { Messages } from './translation';
import type { KeptPlans } from './use-kept-plan';

type PhoneModule = typeof phoneModule;

/** The calendar of the plan on the phone. Most visitors have none, so its code loads on request. */
export interface Phone {
  /** Its code; `undefined` until it has loaded, `failed` if it could not. */
  code: PhoneModule | 'failed' | undefined;
  sync: InstanceType<PhoneModule['PhoneSync']> | undefined;
  /** Loads the code. The function never changes. */
  load: () => void;
}

/**
 * Sends each change of the visitor's own plan to its calendar, if there is one. It never sends a plan that somebody shared.
 * @param actions `undefined` if the site stores no calendars.
 * @param contentOf What the phone shows of a plan. Memoized.
 */
export function usePhoneCalendar(
  actions: PlanCalendarActions | undefined,
  { own, isRead }: Pick<KeptPlans, 'own' | 'isRead'>,
  contentOf: (kept: KeptPlan) => PlanCalendar,
  messages: Pick<Messages, 'phone_removalWaits'>,
): Phone | undefined {
  const [code, setCode] = useState<Phone['code']>();
  const load = useCallback(() => {
    import('./phone-calendar').then(
      (loaded) => setCode(loaded),
      () => setCode('failed'),
    );
  }, []);
  useEffect(() => {
    if (actions && isRead && phoneRecord()) load();
  }, [actions, isRead, load]);

  const sync = useMemo(
    () => (actions && code && code !== 'failed' ? new code.PhoneSync(actions) : undefined),
    [actions, code],
  );
  useEffect(() => sync?.start(), [sync]);
  useEffect(() => {
    if (!sync || !isRead) return;
    if (own) sync.show(contentOf(own));
    // A plan that this version cannot read is not deleted.
    else if (storedPlan() === undefined) sync.remove('with-plan');
  }, [sync, own, isRead, contentOf]);

  // The calendar of a deleted plan has no place on the page.
  const isGone = isRead && own === undefined;
  const waits = messages.phone_removalWaits;
  useEffect(() => {
    if (!sync || !isGone) return undefined;
    return sync.subscribe(() => {
      const { doing, failure } = sync.get();
      if (!doing && failure) notify({ title: waits, variant: 'destructive' });
    });
  }, [sync, isGone, waits]);

  return actions && { code, sync, load };
}
