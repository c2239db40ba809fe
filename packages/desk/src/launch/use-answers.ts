import { answerClaim, answersOf } from '@tutoring/domain/claim-answer';
import type { ClaimAnswer } from '@tutoring/domain/launch';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentApi } from '../content-api';

/** The file of the owner's answers. */
export const CLAIMS_FILE = 'site/data/claims.yaml';
/** Answers that are not saved yet, kept in this browser until they are. */
const KEPT = 'desk.launch.answers';

/** An answer by the claim's id; `null` takes an earlier one back. */
export type Answers = Readonly<Record<string, ClaimAnswer | null>>;

export interface AnswerState {
  /** The answers of the file, and over them those that wait to be saved. */
  answers: Answers;
  /** The ids of answers that wait to be saved. */
  waiting: readonly string[];
  isSaving: boolean;
  /** Why the last save failed. */
  error: Error | undefined;
  answer: (id: string, answer: ClaimAnswer | null) => void;
  retry: () => void;
}

/**
 * The owner's answers to claims. They are saved one request after another; those given meanwhile go together into the next.
 * Somebody else's answers to other claims are kept.
 */
export function useAnswers(api: ContentApi): AnswerState {
  const [saved, setSaved] = useState<Answers>({});
  const [waiting, setWaiting] = useState<Answers>(readKept);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<Error>();
  const file = useRef<{ text: string; version: string }>(undefined);
  const newest = useRef(waiting);
  newest.current = waiting;
  useEffect(() => keep(waiting), [waiting]);

  const reload = useCallback(async () => {
    const { text = '', version } = await api.read(CLAIMS_FILE);
    file.current = { text, version };
    setSaved(answersOf(text));
  }, [api]);
  useEffect(() => {
    reload().catch((reason: Error) => setError(reason));
  }, [reload]);

  const save = useCallback(async () => {
    const sent = newest.current;
    if (Object.keys(sent).length === 0) return;
    setSaving(true);
    setError(undefined);
    try {
      await reload();
      const { text, version } = file.current ?? { text: '', version: '' };
      const ids = Object.keys(sent);
      const changed = ids.reduce((now, id) => answerClaim(now, id, sent[id] ?? undefined), text);
      if (changed !== text) await api.save(summaryOf(ids), [{ path: CLAIMS_FILE, version, text: changed }]);
      setSaved(answersOf(changed));
      // An answer that was changed during the request stays for the next one.
      setWaiting((now) => Object.fromEntries(Object.entries(now).filter(([id, one]) => one !== sent[id])));
    } catch (reason) {
      setError(reason as Error);
    } finally {
      setSaving(false);
    }
  }, [api, reload]);

  // Not after a failure: the owner decides when to try again.
  useEffect(() => {
    if (!isSaving && !error && Object.keys(waiting).length > 0) void save();
  }, [isSaving, error, waiting, save]);

  return {
    answers: { ...saved, ...waiting },
    waiting: Object.keys(waiting),
    isSaving,
    error,
    answer: (id, one) => {
      setError(undefined);
      setWaiting((now) => ({ ...now, [id]: one }));
    },
    retry: () => void save(),
  };
}

const summaryOf = ([first = '', ...more]: readonly string[]) =>
  more.length === 0 ? `Answer the claim “${first}”` : `Answer ${more.length + 1} claims`;

function readKept(): Answers {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Answers;
  } catch {
    return {};
  }
}

function keep(waiting: Answers): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(waiting));
  } catch {
    // Without storage the answers last as long as the page.
  }
}
