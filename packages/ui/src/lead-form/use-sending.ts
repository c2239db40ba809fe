import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useRef, useState } from 'react';
import type { UploadOptions, UploadProgress } from './pages/upload-pages';
import { clearDraft, type LeadRequest } from './draft';
import { CHECKED_FIELDS } from './fields';
import type { Found } from './found-in-page';
import type { Companions, Outcome } from './send-lead';
import { useWaiting } from './use-waiting';
import { fingerprintOf } from './values';

/** Loads the code that checks and sends, with its schemas. The form calls this on the first focus. */
export const loadSender = () => import('./send-lead');

/** The form's notice about the whole message. */
type Notice =
  | 'waiting'
  | 'waitingChanged'
  | 'failedBusy'
  | 'failedDaily'
  | 'failedServer'
  | 'failedOnce'
  | 'failedFull'
  | 'sendCancelled';

/** The data of a stored message that `onSent` gets. */
export interface SentMessage {
  /** The path of the page with the form. */
  page: string;
  /** The name that was entered. */
  name: string;
  /** The address that was entered. */
  email: string;
  /** The message that was entered. */
  message: string;
  /** A hash that identifies the message without revealing its content. */
  fingerprint: string;
}

/** A message that was sent earlier. You need not store what was entered, because the form still has it. */
export interface EarlierMessage extends Omit<SentMessage, 'name' | 'email' | 'message'> {
  /** The reference of the stored message. */
  reference: string;
  /** The name that was entered. @default not stored */
  name?: string | undefined;
  /** The address that was entered. @default not stored */
  email?: string | undefined;
  /** The message that was entered. @default not stored */
  message?: string | undefined;
}

export interface Sending extends Companions {
  endpoint: string;
  onSent: (reference: string, sent: SentMessage) => void;
  lastSent: (() => EarlierMessage | undefined) | undefined;
}

/** The result of an attempt, with the message that it sent, if any. */
type AttemptResult = Outcome & { request?: LeadRequest; sent?: SentMessage };

/**
 * Sends messages and reports their results. Without a connection the message waits.
 * @param show Shows the problems. An empty object hides them.
 */
export function useSending(
  found: Found,
  show: (problems: LeadProblems) => void,
  { onSent, lastSent, endpoint, ...companions }: Sending,
) {
  /** The attempt that is running. Only one runs at a time. */
  const underway = useRef<Promise<AttemptResult>>(undefined);
  /** Counts changes, to know whether the visitor typed during an attempt. */
  const changes = useRef(0);
  const sentRef = useRef<EarlierMessage>(undefined);
  /** The reference of the form's content, if it was sent before. */
  const [sentBefore, setSentBefore] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [progress, setProgress] = useState<UploadProgress>();
  /** Cancels the attempt that is running. */
  const cancel = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
  const { waiting, setWaiting, wait } = useWaiting(async (request) => {
    if (underway.current) return;
    // A retry does not change the notice: the form says that it waits until the attempt ends.
    await track((upload) => attempt(endpoint, request, { ...companions, ...upload }));
  });
  /** Whether the form still shows the failure in the server's HTML. */
  const [isAnswered, setIsAnswered] = useState(true);

  /** Returns the earlier message with the same content, if any. */
  function findDuplicate(fingerprint: string): EarlierMessage | undefined {
    return [sentRef.current, lastSent?.()].find((sent) => sent?.fingerprint && sent.fingerprint === fingerprint);
  }

  async function track(start: (upload: UploadOptions) => Promise<AttemptResult>): Promise<AttemptResult> {
    const before = changes.current;
    cancel.current = new AbortController();
    const trying = start({ onProgress: setProgress, signal: cancel.current.signal });
    underway.current = trying;
    const result = await trying;
    underway.current = undefined;
    setProgress(undefined);
    finish(result, changes.current === before);
    return result;
  }

  function finish(result: AttemptResult, isUnchanged: boolean) {
    show(result.kind === 'problems' ? result.problems : {});
    if (result.kind === 'failed' && result.reason === 'offline') {
      // If the visitor has typed since, nothing is sent automatically: the text may be unfinished.
      wait(isUnchanged ? result.request : undefined);
      setNotice(isUnchanged ? 'waiting' : 'waitingChanged');
      setStage('typing');
      return;
    }
    wait(undefined);
    setNotice(noticeOf(result));
    setStage(result.kind === 'sent' ? 'sent' : 'typing');
    if (result.kind !== 'sent' || !result.sent) return;
    // If the visitor has typed since, the draft keeps it.
    if (isUnchanged) clearDraft();
    const { reference, sent } = result;
    sentRef.current = { ...sent, reference };
    onSent(reference, sent);
  }

  async function send(values: Record<string, string>, elapsed: number | undefined) {
    // The visitor pressed Send twice, or during a retry: if that attempt succeeds, there is nothing more to send.
    if ((await underway.current)?.kind === 'sent') return;
    setStage('sending');
    setNotice(undefined);
    setIsAnswered(false);
    await track((upload) => sendOnce(values, { ...upload, elapsed }));
  }

  /**
   * Sends the message, unless it is already stored. The visitor may press Send again while the thank-you page loads, or after
   * “Back”: this returns the stored message again.
   */
  async function sendOnce(
    values: Record<string, string>,
    options: UploadOptions & { elapsed: number | undefined },
  ): Promise<AttemptResult> {
    const fingerprint = fingerprintOf(values);
    const before = findDuplicate(fingerprint);
    if (before) {
      const { reference, page } = before;
      return {
        kind: 'sent',
        reference,
        sent: { page, name: values.name ?? '', email: values.email ?? '', message: values.message ?? '', fingerprint },
      };
    }
    return attempt(endpoint, values, { ...companions, ...options }, fingerprint);
  }

  return {
    notice,
    sentBefore,
    answered: isAnswered ? found.failure : undefined,
    isSending: stage !== 'typing',
    /** How far the pages are, while they are sent. */
    progress,
    cancel: () => cancel.current?.abort(),
    send,
    /** Shows the reference if the form's content was sent before: “Back” restores the content and the Send button. */
    recognise: (values: Record<string, string>) => {
      if (underway.current) return;
      // A page from the back/forward cache may still show that it is sending.
      setStage('typing');
      setSentBefore(findDuplicate(fingerprintOf(values))?.reference);
    },
    /** Continues to wait with a stored message. */
    resume: (request: LeadRequest) => {
      setNotice('waiting');
      setWaiting(request);
    },
    /** Call it after the visitor types. The new content can be sent, but nothing is sent automatically. */
    changed: () => {
      changes.current += 1;
      setSentBefore(undefined);
      if (waiting) setNotice('waitingChanged');
      setWaiting(undefined);
      if (!underway.current) setStage('typing');
    },
    /** Call it after the form is emptied. Nothing waits any more. */
    cleared: () => {
      changes.current += 1;
      setSentBefore(undefined);
      show({});
      setNotice(undefined);
      setWaiting(undefined);
    },
  };
}

async function attempt(
  endpoint: string,
  given: Record<string, string> | LeadRequest,
  companions: Companions & UploadOptions & { elapsed?: number | undefined },
  fingerprint = '',
): Promise<AttemptResult> {
  let sender: Awaited<ReturnType<typeof loadSender>>;
  try {
    sender = await loadSender();
  } catch {
    // A waiting message keeps waiting. The copy plans a retry (see below).
    return isLeadRequest(given)
      ? { kind: 'failed', reason: 'offline', request: { ...given } }
      : { kind: 'failed', reason: 'server' };
  }
  try {
    const prepared = isLeadRequest(given)
      ? { kind: 'ready' as const, request: given }
      : sender.prepareLead(given, companions);
    if (prepared.kind === 'problems') return prepared;
    const { request } = prepared;
    const { page, name, email, message } = request.lead;
    return {
      ...(await sender.sendLead(endpoint, request, companions)),
      // A copy, because `useWaiting` plans a retry for each new object.
      request: { ...request },
      sent: { page, name, email, message, fingerprint },
    };
  } catch {
    // This is an error in our code, which a retry would not fix.
    return { kind: 'failed', reason: 'server' };
  }
}

function isLeadRequest(given: Record<string, string> | LeadRequest): given is LeadRequest {
  return typeof given.lead === 'object';
}

const FAILURES = {
  offline: 'waiting',
  busy: 'failedBusy',
  daily: 'failedDaily',
  server: 'failedServer',
  once: 'failedOnce',
  full: 'failedFull',
  cancelled: 'sendCancelled',
} as const;

function noticeOf(outcome: Outcome): Notice | undefined {
  if (outcome.kind === 'failed') return FAILURES[outcome.reason];
  // The visitor cannot fix a problem that no field shows.
  const isOurs = outcome.kind === 'problems' && CHECKED_FIELDS.every((field) => !outcome.problems[field]);
  return isOurs ? 'failedServer' : undefined;
}
