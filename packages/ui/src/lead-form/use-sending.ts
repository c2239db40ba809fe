import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState } from 'react';
import { clearDraft, saveWaiting, type Parcel } from './draft';
import { CHECKED_FIELDS } from './fields';
import type { Found } from './found-in-page';
import type { Companions, Outcome } from './send-lead';

/** Checking and sending need the schemas; they come with the first touch of the form. */
export const loadSender = () => import('./send-lead');

/** Milliseconds until a message that could not be sent is tried again; the last one holds from then on. */
const RETRY_DELAYS_MS = [5000, 15_000, 30_000, 60_000] as const;

/** What the form says about the message as a whole. */
type Notice = 'waiting' | 'waitingChanged' | 'failedBusy' | 'failedServer';

/** What of a stored message its page of thanks is told. */
export interface SentMessage {
  page: string;
  name: string;
  email: string;
}

export interface Sending extends Companions {
  endpoint: string;
  onSent: (reference: string, sent: SentMessage) => void;
}

/** What became of a try, and with it the message, if there was one. */
type Tried = Outcome & { parcel?: Parcel };

/** Sends a message when told to, waits for a connection if there is none, and says what became of it. */
export function useSending(found: Found, { onSent, endpoint, ...companions }: Sending) {
  const summaryRef = useRef<HTMLDivElement>(null);
  /** One try at a time: whatever comes meanwhile waits for its end. */
  const underway = useRef<Promise<Tried>>(undefined);
  /** Counts changes: what is typed during a try is not what was tried. */
  const changes = useRef(0);
  const sentRef = useRef<{ values: string; reference: string; sent: SentMessage }>(undefined);
  const [problems, setProblems] = useState<LeadProblems>(found.problems);
  const [notice, setNotice] = useState<Notice>();
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
  /** What waits for a connection. */
  const [waiting, setWaiting] = useState<Parcel>();
  /** Whether the page still says what the edge answered. */
  const [isAnswered, setIsAnswered] = useState(true);

  useEffect(() => {
    if (!isAnswered && Object.keys(problems).length > 0) summaryRef.current?.focus();
  }, [problems, isAnswered]);

  useEffect(() => {
    // "Back" may bring the page as it was left, on its way to a page that has long come.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStage('typing');
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
    };
  }, []);

  async function track(trying: Promise<Tried>, values?: Record<string, string>): Promise<Tried> {
    const before = changes.current;
    underway.current = trying;
    const tried = await trying;
    underway.current = undefined;
    finish(tried, changes.current === before, values);
    return tried;
  }

  function finish(tried: Tried, isUnchanged: boolean, values: Record<string, string> | undefined) {
    setProblems(tried.kind === 'problems' ? tried.problems : {});
    if (tried.kind === 'failed' && tried.reason === 'offline') {
      // What was typed since is not sent by itself: it may be half a sentence.
      wait(isUnchanged ? tried.parcel : undefined);
      setNotice(isUnchanged ? 'waiting' : 'waitingChanged');
      setStage('typing');
      return;
    }
    wait(undefined);
    setNotice(noticeOf(tried));
    setStage(tried.kind === 'sent' ? 'sent' : 'typing');
    if (tried.kind !== 'sent' || !tried.parcel) return;
    // What was typed since stays for whoever comes back.
    if (isUnchanged) clearDraft();
    const { page, name, email } = tried.parcel.lead;
    const sent = { page, name, email };
    if (isUnchanged && values) sentRef.current = { values: JSON.stringify(values), reference: tried.reference, sent };
    onSent(tried.reference, sent);
  }

  function wait(parcel: Parcel | undefined) {
    setWaiting(parcel);
    saveWaiting(parcel);
  }

  async function send(values: Record<string, string>, elapsed: number | undefined) {
    // Pressed twice, or while an earlier message is tried again.
    if ((await underway.current)?.kind === 'sent') return;
    // The same once more, while its page of thanks is on its way: it is stored, and no second message.
    if (sentRef.current?.values === JSON.stringify(values)) {
      onSent(sentRef.current.reference, sentRef.current.sent);
      return;
    }
    setStage('sending');
    setNotice(undefined);
    setIsAnswered(false);
    await track(attempt(endpoint, values, { ...companions, elapsed }), values);
  }

  useRetries(waiting, async (parcel) => {
    if (underway.current) return;
    // Quietly: the form goes on saying that it waits, until it does no longer.
    await track(attempt(endpoint, parcel, companions));
  });

  return {
    problems,
    notice,
    answered: isAnswered ? found.failure : undefined,
    isSending: stage !== 'typing',
    summaryRef,
    send,
    /** Goes on waiting with a message of before. */
    resume: (parcel: Parcel) => {
      setNotice('waiting');
      setWaiting(parcel);
    },
    /** Something else is typed: it may be sent, and nothing is sent by itself. */
    changed: () => {
      changes.current += 1;
      if (waiting) setNotice('waitingChanged');
      setWaiting(undefined);
      if (!underway.current) setStage('typing');
    },
    /** Nothing is there any more that could be sent. */
    cleared: () => {
      changes.current += 1;
      setNotice(undefined);
      setWaiting(undefined);
    },
  };
}

/** Tries again what waits for a connection: when the browser says that there is one, and now and then. */
function useRetries(waiting: Parcel | undefined, retry: (parcel: Parcel) => Promise<void>): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const tries = useRef(0);
  useEffect(() => {
    if (!waiting) {
      tries.current = 0;
      return undefined;
    }
    const again = () => {
      tries.current += 1;
      void latest.current(waiting);
    };
    // Each try that fails gives the parcel anew, and plans the next one.
    const timer = setTimeout(again, RETRY_DELAYS_MS[Math.min(tries.current, RETRY_DELAYS_MS.length - 1)]);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [waiting]);
}

async function attempt(
  endpoint: string,
  given: Record<string, string> | Parcel,
  companions: Companions & { elapsed?: number | undefined },
): Promise<Tried> {
  let sender: Awaited<ReturnType<typeof loadSender>>;
  try {
    sender = await loadSender();
  } catch {
    return { kind: 'failed', reason: isParcel(given) ? 'offline' : 'server' };
  }
  try {
    const prepared = isParcel(given)
      ? { kind: 'ready' as const, parcel: given }
      : sender.prepareLead(given, companions);
    if (prepared.kind === 'problems') return prepared;
    const { parcel } = prepared;
    // A copy: one that waits still is another one, and is planned anew.
    return { ...(await sender.sendLead(endpoint, parcel, companions)), parcel: { ...parcel } };
  } catch {
    // Ours, not the connection's: waiting would not mend it.
    return { kind: 'failed', reason: 'server' };
  }
}

function isParcel(given: Record<string, string> | Parcel): given is Parcel {
  return typeof given.lead === 'object';
}

const FAILURES = { offline: 'waiting', busy: 'failedBusy', server: 'failedServer' } as const;

function noticeOf(outcome: Outcome): Notice | undefined {
  if (outcome.kind === 'failed') return FAILURES[outcome.reason];
  // A problem that no field can show is ours, not the visitor's.
  const isOurs = outcome.kind === 'problems' && CHECKED_FIELDS.every((field) => !outcome.problems[field]);
  return isOurs ? 'failedServer' : undefined;
}
