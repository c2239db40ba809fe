import type { Attribution } from '@tutoring/domain/attribution';
import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState } from 'react';
import { attemptKey, clearDraft } from './draft';
import { VISIBLE_FIELDS } from './fields';
import type { Found } from './found-in-page';
import type { Outcome } from './send-lead';

/** Checking and sending need the schemas; they come with the first touch of the form. */
export const loadSender = () => import('./send-lead');

type Failure = 'failedOffline' | 'failedBusy' | 'failedServer';
const FAILURES = { offline: 'failedOffline', busy: 'failedBusy', server: 'failedServer' } as const;

export interface Sending {
  endpoint: string;
  onSent: (reference: string) => void;
  attribution: (() => Attribution | undefined) | undefined;
}

/** Sends a message when told to, and says what became of it. */
export function useSending(found: Found, { onSent, ...where }: Sending) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef<{ body: string; reference: string }>(undefined);
  const [problems, setProblems] = useState<LeadProblems>(found.problems);
  const [failure, setFailure] = useState<Failure>();
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
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

  async function send(values: Record<string, string>) {
    if (stage === 'sending') return;
    const body = JSON.stringify(values);
    // The same once more, while its page of thanks is on its way: it is stored, and no second message.
    if (sentRef.current?.body === body) {
      onSent(sentRef.current.reference);
      return;
    }
    setStage('sending');
    setFailure(undefined);
    setIsAnswered(false);
    const outcome = await attempt(values, where);
    setProblems(outcome.kind === 'problems' ? outcome.problems : {});
    setFailure(failureOf(outcome));
    setStage(outcome.kind === 'sent' ? 'sent' : 'typing');
    if (outcome.kind !== 'sent') return;
    clearDraft();
    sentRef.current = { body, reference: outcome.reference };
    onSent(outcome.reference);
  }

  return {
    problems,
    failure,
    answered: isAnswered ? found.failure : undefined,
    isSending: stage !== 'typing',
    summaryRef,
    send,
    /** Something else is typed: it may be sent. */
    changed: () => {
      setStage((now) => (now === 'sent' ? 'typing' : now));
    },
  };
}

async function attempt(
  values: Record<string, string>,
  { endpoint, attribution }: Pick<Sending, 'endpoint' | 'attribution'>,
): Promise<Outcome> {
  try {
    const { sendLead } = await loadSender();
    const from = attribution?.();
    // Another way here is another message: the key would not fit it.
    const key = attemptKey(from ? { ...values, attribution: JSON.stringify(from) } : values);
    return await sendLead(endpoint, values, key, from);
  } catch {
    // The sender itself could not be loaded.
    return { kind: 'failed', reason: navigator.onLine ? 'server' : 'offline' };
  }
}

function failureOf(outcome: Outcome): Failure | undefined {
  if (outcome.kind === 'failed') return FAILURES[outcome.reason];
  // A problem that no field can show is ours, not the visitor's.
  const isOurs = outcome.kind === 'problems' && VISIBLE_FIELDS.every((field) => !outcome.problems[field]);
  return isOurs ? 'failedServer' : undefined;
}
