import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useRef, useState } from 'react';
import { clearDraft, type Parcel } from './draft';
import { CHECKED_FIELDS } from './fields';
import type { Found } from './found-in-page';
import type { Companions, Outcome } from './send-lead';
import { useWaiting } from './use-waiting';
import { fingerprintOf } from './values';

/** Checking and sending need the schemas; they come with the first touch of the form. */
export const loadSender = () => import('./send-lead');

/** What the form says about the message as a whole. */
type Notice = 'waiting' | 'waitingChanged' | 'failedBusy' | 'failedDaily' | 'failedServer';

/** What of a stored message its page of thanks is told. */
export interface SentMessage {
  /** The path of the page whose form it was. */
  page: string;
  /** The name that was entered. */
  name: string;
  /** The address that was entered. */
  email: string;
  /** Tells this message from another one, and nothing of what it says. */
  fingerprint: string;
}

/** A message of before. Who sent it need not be kept: the form still has it. */
export interface EarlierMessage extends Omit<SentMessage, 'name' | 'email'> {
  /** The reference it was given. */
  reference: string;
  /** The name that was entered. @default not known any more */
  name?: string | undefined;
  /** The address that was entered. @default not known any more */
  email?: string | undefined;
}

export interface Sending extends Companions {
  endpoint: string;
  onSent: (reference: string, sent: SentMessage) => void;
  lastSent: (() => EarlierMessage | undefined) | undefined;
}

/** What became of a try, and with it what was sent, if there was something. */
type Tried = Outcome & { parcel?: Parcel; sent?: SentMessage };

/**
 * Sends a message when told to, waits for a connection if there is none, and says what became of it.
 * @param show Shows what is wrong with it; nothing, if nothing is.
 */
export function useSending(
  found: Found,
  show: (problems: LeadProblems) => void,
  { onSent, lastSent, endpoint, ...companions }: Sending,
) {
  /** One try at a time: whatever comes meanwhile waits for its end. */
  const underway = useRef<Promise<Tried>>(undefined);
  /** Counts changes: what is typed during a try is not what was tried. */
  const changes = useRef(0);
  const sentRef = useRef<EarlierMessage>(undefined);
  /** The reference of what stands in the form, if it was sent before. */
  const [sentBefore, setSentBefore] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
  const { waiting, setWaiting, wait } = useWaiting(async (parcel) => {
    if (underway.current) return;
    // Quietly: the form goes on saying that it waits, until it does no longer.
    await track(attempt(endpoint, parcel, companions));
  });
  /** Whether the page still says what the edge answered. */
  const [isAnswered, setIsAnswered] = useState(true);

  /** The message of before, if it is the same. */
  function sameBefore(fingerprint: string): EarlierMessage | undefined {
    return [sentRef.current, lastSent?.()].find((sent) => sent?.fingerprint && sent.fingerprint === fingerprint);
  }

  async function track(trying: Promise<Tried>): Promise<Tried> {
    const before = changes.current;
    underway.current = trying;
    const tried = await trying;
    underway.current = undefined;
    finish(tried, changes.current === before);
    return tried;
  }

  function finish(tried: Tried, isUnchanged: boolean) {
    show(tried.kind === 'problems' ? tried.problems : {});
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
    if (tried.kind !== 'sent' || !tried.sent) return;
    // What was typed since stays for whoever comes back.
    if (isUnchanged) clearDraft();
    const { reference, sent } = tried;
    sentRef.current = { ...sent, reference };
    onSent(reference, sent);
  }

  async function send(values: Record<string, string>, elapsed: number | undefined) {
    // Pressed twice, or while an earlier message is tried again.
    if ((await underway.current)?.kind === 'sent') return;
    setStage('sending');
    setNotice(undefined);
    setIsAnswered(false);
    await track(sendOnce(values, elapsed));
  }

  /** The same once more, while its page of thanks is on its way or when "Back" has left it: it is stored, and no second message. */
  async function sendOnce(values: Record<string, string>, elapsed: number | undefined): Promise<Tried> {
    const fingerprint = fingerprintOf(values);
    const before = sameBefore(fingerprint);
    if (before) {
      const { reference, page } = before;
      return {
        kind: 'sent',
        reference,
        sent: { page, name: values.name ?? '', email: values.email ?? '', fingerprint },
      };
    }
    return attempt(endpoint, values, { ...companions, elapsed }, fingerprint);
  }

  return {
    notice,
    sentBefore,
    answered: isAnswered ? found.failure : undefined,
    isSending: stage !== 'typing',
    send,
    /** Says so if what stands in the form was sent before: "Back" brings it again, and its Send button. */
    recognise: (values: Record<string, string>) => {
      if (underway.current) return;
      // The page may be as it was left, on its way to a page that has long come.
      setStage('typing');
      setSentBefore(sameBefore(fingerprintOf(values))?.reference);
    },
    /** Goes on waiting with a message of before. */
    resume: (parcel: Parcel) => {
      setNotice('waiting');
      setWaiting(parcel);
    },
    /** Something else is typed: it may be sent, and nothing is sent by itself. */
    changed: () => {
      changes.current += 1;
      setSentBefore(undefined);
      if (waiting) setNotice('waitingChanged');
      setWaiting(undefined);
      if (!underway.current) setStage('typing');
    },
    /** Nothing is there any more that could be sent. */
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
  given: Record<string, string> | Parcel,
  companions: Companions & { elapsed?: number | undefined },
  fingerprint = '',
): Promise<Tried> {
  let sender: Awaited<ReturnType<typeof loadSender>>;
  try {
    sender = await loadSender();
  } catch {
    // What waits goes on waiting, as a copy (see below).
    return isParcel(given)
      ? { kind: 'failed', reason: 'offline', parcel: { ...given } }
      : { kind: 'failed', reason: 'server' };
  }
  try {
    const prepared = isParcel(given)
      ? { kind: 'ready' as const, parcel: given }
      : sender.prepareLead(given, companions);
    if (prepared.kind === 'problems') return prepared;
    const { parcel } = prepared;
    const { page, name, email } = parcel.lead;
    return {
      ...(await sender.sendLead(endpoint, parcel, companions)),
      // A copy: one that waits still is another one, and is planned anew.
      parcel: { ...parcel },
      sent: { page, name, email, fingerprint },
    };
  } catch {
    // Ours, not the connection's: waiting would not mend it.
    return { kind: 'failed', reason: 'server' };
  }
}

function isParcel(given: Record<string, string> | Parcel): given is Parcel {
  return typeof given.lead === 'object';
}

const FAILURES = { offline: 'waiting', busy: 'failedBusy', daily: 'failedDaily', server: 'failedServer' } as const;

function noticeOf(outcome: Outcome): Notice | undefined {
  if (outcome.kind === 'failed') return FAILURES[outcome.reason];
  // A problem that no field can show is ours, not the visitor's.
  const isOurs = outcome.kind === 'problems' && CHECKED_FIELDS.every((field) => !outcome.problems[field]);
  return isOurs ? 'failedServer' : undefined;
}
