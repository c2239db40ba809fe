import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState } from 'react';
import { clearDraft, saveWaiting } from './draft';
import { CHECKED_FIELDS } from './fields';
import type { Found } from './found-in-page';
import type { Companions, Outcome } from './send-lead';

/** Checking and sending need the schemas; they come with the first touch of the form. */
export const loadSender = () => import('./send-lead');

/** Milliseconds until a message that could not be sent is tried again; the last one holds from then on. */
const RETRY_DELAYS_MS = [5000, 15_000, 30_000, 60_000] as const;

/** What the form says about the message as a whole. */
type Notice = 'waiting' | 'waitingChanged' | 'failedBusy' | 'failedServer';

export interface Sending extends Companions {
  endpoint: string;
  onSent: (reference: string, values: Readonly<Record<string, string>>) => void;
}

/** Sends a message when told to, waits for a connection if there is none, and says what became of it. */
export function useSending(found: Found, { onSent, endpoint, ...companions }: Sending) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const isUnderway = useRef(false);
  const sentRef = useRef<{ body: string; reference: string }>(undefined);
  const [problems, setProblems] = useState<LeadProblems>(found.problems);
  const [notice, setNotice] = useState<Notice>();
  const [stage, setStage] = useState<'typing' | 'sending' | 'waiting' | 'sent'>('typing');
  /** Whether the page still says what the edge answered. */
  const [isAnswered, setIsAnswered] = useState(true);

  useEffect(() => {
    if (!isAnswered && Object.keys(problems).length > 0) summaryRef.current?.focus();
  }, [problems, isAnswered]);

  useEffect(() => {
    // "Back" may bring the page as it was left, waiting for a page that has long come.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStage('typing');
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
    };
  }, []);

  function finish(outcome: Outcome, values: Record<string, string>) {
    setProblems(outcome.kind === 'problems' ? outcome.problems : {});
    setNotice(noticeOf(outcome));
    if (outcome.kind === 'failed' && outcome.reason === 'offline') {
      saveWaiting(values);
      setStage('waiting');
    } else setStage(outcome.kind === 'sent' ? 'sent' : 'typing');
    if (outcome.kind !== 'sent') return;
    clearDraft();
    sentRef.current = { body: JSON.stringify(values), reference: outcome.reference };
    onSent(outcome.reference, values);
  }

  async function send(values: Record<string, string>) {
    if (isUnderway.current) return;
    // The same once more, while its page of thanks is on its way: it is stored, and no second message.
    if (sentRef.current?.body === JSON.stringify(values)) {
      onSent(sentRef.current.reference, values);
      return;
    }
    setStage('sending');
    setNotice(undefined);
    setIsAnswered(false);
    isUnderway.current = true;
    const outcome = await attempt(endpoint, values, companions);
    isUnderway.current = false;
    finish(outcome, values);
  }

  return {
    problems,
    notice,
    answered: isAnswered ? found.failure : undefined,
    stage,
    summaryRef,
    send,
    /** Once more what waits, quietly: the form goes on saying that it waits, until it does no longer. */
    async sendWaiting(values: Record<string, string>): Promise<boolean> {
      if (isUnderway.current) return true;
      const outcome = await attempt(endpoint, values, companions);
      const isStill = outcome.kind === 'failed' && outcome.reason === 'offline';
      if (!isStill) finish(outcome, values);
      return !isStill;
    },
    /** Something else is typed: it may be sent, and nothing is sent by itself. */
    changed: () => {
      if (stage === 'waiting') setNotice('waitingChanged');
      if (stage !== 'sending') setStage('typing');
    },
  };
}

/** Tries again what waits for a connection: when the browser says that there is one, and now and then. */
export function useRetries(isWaiting: boolean, retry: () => Promise<boolean>): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const plan = () => {
      timer = setTimeout(again, RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)]);
    };
    const again = () => {
      clearTimeout(timer);
      tries += 1;
      void latest.current().then((isDone) => {
        if (!isDone && !isOver) plan();
      });
    };
    plan();
    addEventListener('online', again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting]);
}

async function attempt(endpoint: string, values: Record<string, string>, companions: Companions): Promise<Outcome> {
  try {
    const { sendLead } = await loadSender();
    return await sendLead(endpoint, values, companions);
  } catch {
    // The sender itself could not be loaded.
    return { kind: 'failed', reason: 'offline' };
  }
}

const FAILURES = { offline: 'waiting', busy: 'failedBusy', server: 'failedServer' } as const;

function noticeOf(outcome: Outcome): Notice | undefined {
  if (outcome.kind === 'failed') return FAILURES[outcome.reason];
  // A problem that no field can show is ours, not the visitor's.
  const isOurs = outcome.kind === 'problems' && CHECKED_FIELDS.every((field) => !outcome.problems[field]);
  return isOurs ? 'failedServer' : undefined;
}
