import {
  endIdOf,
  KEPT_LIMITS,
  readKeptPlan,
  readKeptPlanLink,
  withDone,
  type KeptPlan,
  type KeptPlanFile,
  type StudySession,
} from '@tutoring/domain/study-plan-kept';
import { useEffect, useState } from 'react';
import { storedPlan, storePlan } from './kept-store';
import { PLAN_LINK } from './plan-link';

/** What a link did when the page opened. */
export type PlanLinkResult =
  | { kind: 'ticked'; session: StudySession; before: KeptPlan }
  /** This device has no plan with the session. */
  | { kind: 'unknown' }
  | { kind: 'broken' };

/** The plan that the visitor follows, and a plan that somebody shared. */
export interface KeptPlans {
  own: KeptPlan | undefined;
  /** Whether the device has been asked for the plan. */
  isRead: boolean;
  /** Read-only, beside the own one. */
  theirs: KeptPlan | undefined;
  /** The session that a link ticked, which the plan shows first. */
  shown: string | undefined;
  /** What the link did, until `linkSeen`. */
  link: PlanLinkResult | undefined;
  linkSeen: () => void;
  /** Changes the own plan, and stores it on this device. `undefined` deletes it. */
  change: (plan: KeptPlan | undefined) => void;
  /** Closes the shared plan. */
  close: () => void;
  /** Reads a file. The plan in it replaces the own one. */
  open: (file: Blob) => Promise<KeptPlanFile>;
}

/** The server knows no plan: it comes from the device and from the address, after hydration. */
export function useKeptPlan(): KeptPlans {
  const [own, setOwn] = useState<KeptPlan>();
  const [isRead, setRead] = useState(false);
  const [theirs, setTheirs] = useState<KeptPlan>();
  const [link, setLink] = useState<PlanLinkResult>();
  const [shown, setShown] = useState<string>();

  useEffect(() => {
    const read = () => {
      const stored = storedPlan();
      const plan = stored?.status === 'ready' ? stored.kept : undefined;
      const { next, shared, result } = followLink(plan, location.hash);
      setOwn(next);
      setRead(true);
      if (next !== plan) storePlan(next);
      if (shared) setTheirs(shared);
      if (result) setLink(result);
      if (result?.kind === 'ticked') setShown(result.session.session);
      // A reload must not tick the session again after the visitor has undone it.
      if (location.hash.startsWith(PLAN_LINK.done)) leaveLink();
    };
    read();
    // Another tab may have ticked a session.
    const onStorage = ({ storageArea }: StorageEvent) => storageArea === localStorage && read();
    addEventListener('hashchange', read);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('storage', onStorage);
    };
  }, []);

  const change = (plan: KeptPlan | undefined) => {
    storePlan(plan);
    setOwn(plan);
  };
  return {
    own,
    isRead,
    theirs,
    shown,
    link,
    linkSeen: () => setLink(undefined),
    change,
    close: () => {
      leaveLink();
      setTheirs(undefined);
    },
    open: async (file) => {
      // Every character has at most four octets. A larger file would fill the memory.
      if (file.size > 4 * KEPT_LIMITS.text) return { status: 'unreadable', why: 'too-large' };
      const read = readKeptPlan(await file.text());
      if (read.status === 'ready') change(read.kept);
      return read;
    },
  };
}

/** What a fragment does to the own plan, or what it shows. */
function followLink(
  plan: KeptPlan | undefined,
  fragment: string,
): { next: KeptPlan | undefined; shared?: KeptPlan; result?: PlanLinkResult } {
  if (fragment.startsWith(PLAN_LINK.shared)) {
    const read = readKeptPlanLink(fragment.slice(PLAN_LINK.shared.length));
    return read.status === 'ready' ? { next: plan, shared: read.kept } : { next: plan, result: { kind: 'broken' } };
  }
  if (!fragment.startsWith(PLAN_LINK.done)) return { next: plan };
  const id = fragment.slice(PLAN_LINK.done.length);
  // The event of an exam or due day leads to the plan, and ticks nothing.
  if (plan && isEnd(plan, id)) return { next: plan };
  const session = plan?.sessions.find((one) => one.session === id);
  if (!plan || !session) return { next: plan, result: { kind: 'unknown' } };
  return { next: withDone(plan, id, true), result: { kind: 'ticked', session, before: plan } };
}

function isEnd({ request: { subjects, coursework = [] } }: KeptPlan, id: string): boolean {
  return (
    subjects.some((subject) => endIdOf({ for: 'exam', id: subject.id }) === id) ||
    coursework.some((work) => endIdOf({ for: 'coursework', id: work.id }) === id)
  );
}

function leaveLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
