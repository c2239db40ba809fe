import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentMistake } from '@tutoring/domain/content';
import { ContentError, type ContentApi } from '../content-api';
import { keepDraft, readDraft, rememberRecent } from './model/drafts';
import { conflictsOf, joinParts, mergeTexts, type Choice, type MergePart } from './model/merge';

/** A text and its version at the server; `null` if the file is gone there. */
interface Base {
  version: string | null;
  text: string;
}

/** What the owner has to know about the text that is shown. */
export type Notice =
  | { kind: 'restored'; at: string }
  /** The file could not be read, so nobody knows whether it has changed since. */
  | { kind: 'restored-offline'; at: string }
  /** Somebody else's changes and the owner's are in the text, and nothing is saved yet. */
  | { kind: 'merged' }
  | { kind: 'gone' }
  | { kind: 'saved' };

export interface DocumentState {
  /** `failed` with nothing to show. */
  status: 'loading' | 'failed' | 'ready';
  text: string;
  /** What is saved. */
  saved: string;
  isChanged: boolean;
  /** Whether this browser keeps what is typed until it is saved. */
  isKept: boolean;
  isSaving: boolean;
  notice: Notice | undefined;
  /** Why reading or saving failed. */
  error: Error | undefined;
  problems: readonly ContentMistake[];
  /** The parts of a merge with places to decide about. */
  conflict: readonly MergePart[] | undefined;
  change: (text: string) => void;
  save: (summary: string) => void;
  /** Gives the typed text up. */
  discard: () => void;
  resolve: (choices: readonly Choice[]) => void;
  reload: () => void;
}

type Shown = Pick<DocumentState, 'status' | 'text' | 'isSaving' | 'notice' | 'error' | 'problems'> & {
  base: Base;
  conflict: { parts: readonly MergePart[]; theirs: Base } | undefined;
};

const EMPTY: Shown = {
  status: 'loading',
  base: { version: null, text: '' },
  text: '',
  isSaving: false,
  notice: undefined,
  error: undefined,
  problems: [],
  conflict: undefined,
};

/** What to show when the file at the server is not the one that the owner began from. */
function met(shown: Shown, theirs: Base): Shown {
  const { text, base } = shown;
  const begun = { ...shown, isSaving: false, error: undefined, problems: [] };
  if (theirs.version === null) return { ...begun, base: theirs, notice: { kind: 'gone' }, conflict: undefined };
  const parts = mergeTexts(text, base.text, theirs.text);
  if (conflictsOf(parts).length > 0) return { ...begun, notice: undefined, conflict: { parts, theirs } };
  const merged = joinParts(parts);
  // Somebody else may have saved the same change.
  const notice: Notice | undefined = merged === theirs.text ? undefined : { kind: 'merged' };
  return { ...begun, base: theirs, text: merged, notice, conflict: undefined };
}

/** A file, as the owner changes it. What is typed is kept in this browser until it is saved. */
export function useDocument(api: ContentApi, path: string): DocumentState {
  const [shown, setShown] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    const draft = readDraft(path);
    api.read(path, aborted.signal).then(
      ({ version, text = '' }) => !aborted.signal.aborted && setShown((now) => opened(now, draft, { version, text })),
      (error: Error) => !aborted.signal.aborted && setShown((now) => unread(now, draft, error)),
    );
    return () => aborted.abort();
  }, [api, path, attempt]);

  const newest = useRef(shown);
  const [isKept, setKept] = useState(true);
  const { status, base, text } = shown;
  useEffect(() => {
    newest.current = shown;
  });
  const kept = useRef<{ text: string; base: Base }>(undefined);
  const keep = useCallback(
    (now: string, from: Base) => {
      if (kept.current?.text === now && kept.current.base === from) return;
      kept.current = { text: now, base: from };
      const draft = { version: from.version, from: from.text, text: now };
      setKept(keepDraft(path, now === from.text ? undefined : draft));
    },
    [path],
  );
  useEffect(() => {
    if (status === 'ready') keep(text, base);
  }, [keep, status, text, base]);

  const save = useCallback(
    (summary: string) => {
      const { base, text, isSaving, conflict } = newest.current;
      if (isSaving || conflict || text === base.text) return;
      setShown((now) => ({ ...now, isSaving: true, error: undefined, problems: [], notice: undefined }));
      api.save(summary, [{ path, version: base.version, text }]).then(
        ({ files }) => {
          rememberRecent(path);
          const version = files.find((file) => file.path === path)?.version ?? null;
          setShown((now) => ({
            ...now,
            isSaving: false,
            base: { version, text },
            // What was typed during the request is not saved yet.
            notice: now.text === text ? { kind: 'saved' } : undefined,
          }));
        },
        (error: Error) => {
          const present = error instanceof ContentError ? error.present.find((file) => file.path === path) : undefined;
          const problems = error instanceof ContentError ? error.problems : [];
          setShown((now) =>
            present
              ? met(now, { version: present.version, text: present.text ?? '' })
              : { ...now, isSaving: false, error, problems },
          );
        },
      );
    },
    [api, path],
  );

  return {
    ...shown,
    saved: shown.base.text,
    isChanged: shown.status === 'ready' && shown.text !== shown.base.text,
    conflict: shown.conflict?.parts,
    isKept,
    change: useCallback(
      (text: string) => {
        // At once: the page may be closing.
        keep(text, newest.current.base);
        setShown((now) => ({ ...now, text, notice: keptNotice(now.notice) }));
      },
      [keep],
    ),
    save,
    discard: useCallback(
      () => setShown((now) => ({ ...now, text: now.base.text, notice: undefined, error: undefined, problems: [] })),
      [],
    ),
    resolve: useCallback(
      (choices: readonly Choice[]) =>
        setShown((now) => {
          if (!now.conflict) return now;
          const { parts, theirs } = now.conflict;
          return {
            ...now,
            base: theirs,
            text: joinParts(parts, choices),
            conflict: undefined,
            notice: { kind: 'merged' },
          };
        }),
      [],
    ),
    reload: useCallback(() => {
      setShown((now) => ({ ...now, status: now.status === 'ready' ? 'ready' : 'loading', error: undefined }));
      setAttempt((count) => count + 1);
    }, []),
  };
}

/** “Saved” is over with the next key; what a merge or a draft has done stays until it is saved. */
const keptNotice = (notice: Notice | undefined) => (notice?.kind === 'saved' ? undefined : notice);

type Kept = ReturnType<typeof readDraft>;

/** The file has been read. */
function opened(now: Shown, draft: Kept, file: Base): Shown {
  const ready: Shown = { ...now, status: 'ready', base: file, error: undefined };
  if (!draft || draft.text === file.text) return { ...ready, text: file.text, notice: undefined };
  if (draft.version === file.version) return { ...ready, text: draft.text, notice: { kind: 'restored', at: draft.at } };
  return met({ ...ready, base: { version: draft.version, text: draft.from }, text: draft.text }, file);
}

/** The file could not be read: a draft is there all the same. */
function unread(now: Shown, draft: Kept, error: Error): Shown {
  if (!draft) return { ...now, status: 'failed', error };
  const base = { version: draft.version, text: draft.from };
  return { ...now, status: 'ready', base, text: draft.text, error, notice: { kind: 'restored-offline', at: draft.at } };
}
