import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ContentError, type ContentApi } from '../content-api';
import { keyOf, summaryOf, withChange, type Change } from './changes';

/** Answers that are not saved yet, kept in this browser until they are. */
const KEPT = 'desk.launch.changes';

type Changes = Readonly<Record<string, Change>>;
/** Texts of files by path. */
export type Texts = Readonly<Record<string, string>>;
/** Files by path. */
type Files = Readonly<Record<string, { text: string; version: string }>>;

export interface AnswerState {
  /** The texts of the files that are loaded, by path, with all answers in them, also those that wait. */
  texts: Texts;
  /** Answers that wait to be saved. */
  waiting: readonly Change[];
  isSaving: boolean;
  /** Whether something was saved since the screen was opened. */
  hasSaved: boolean;
  /** Why the last save failed. */
  error: Error | undefined;
  answer: (change: Change) => void;
  /** Loads the text of a file; nothing if that fails, which `error` says. */
  load: (file: string) => Promise<string | undefined>;
  retry: () => void;
  /** Drops the answers that wait. */
  discard: () => void;
}

/**
 * The owner's answers. They are saved one request after another; those given meanwhile go together into the next. Each save begins with
 * the present files, so what somebody else has answered stays.
 * @param files The files that answers change.
 */
export function useAnswers(api: Pick<ContentApi, 'read' | 'save'>, files: readonly string[]): AnswerState {
  const [saved, setSaved] = useState<Files>({});
  const [waiting, setWaiting] = useState<Changes>(readKept);
  const [isSaving, setSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [error, setError] = useState<Error>();
  const newest = useRef(waiting);
  newest.current = waiting;
  useEffect(() => keep(waiting), [waiting]);

  const reload = useCallback(
    async (paths: readonly string[]): Promise<Files> => {
      const read = await Promise.all(paths.map((path) => api.read(path)));
      const found = Object.fromEntries(read.map(({ path, text = '', version }) => [path, { text, version }]));
      setSaved((before) => ({ ...before, ...found }));
      return found;
    },
    [api],
  );
  const all = files.join('\n');
  useEffect(() => {
    if (all !== '') reload(all.split('\n')).catch((reason: Error) => setError(reason));
  }, [all, reload]);

  const save = useCallback(async () => {
    const sent = Object.values(newest.current);
    if (sent.length === 0) return;
    setSaving(true);
    setError(undefined);
    const attempt = async () => {
      const present = await reload([...new Set(sent.map(({ file }) => file))]);
      const made = Object.entries(present).map(([path, { text, version }]) => ({
        path,
        version,
        text: sent.filter(({ file }) => file === path).reduce(withChange, text),
      }));
      const changes = made.filter(({ path, text }) => text !== present[path]?.text);
      const versions = changes.length > 0 ? (await api.save(summaryOf(sent), changes)).files : [];
      const versionOf = new Map(versions.map(({ path, version }) => [path, version]));
      setSaved((before) => ({
        ...before,
        ...Object.fromEntries(
          made.map(({ path, version, text }) => [path, { text, version: versionOf.get(path) ?? version }]),
        ),
      }));
    };
    try {
      // Somebody who saves between our reading and our saving causes a conflict: read again, once.
      await attempt().catch((reason: unknown) =>
        reason instanceof ContentError && reason.present.length > 0 ? attempt() : Promise.reject(reason as Error),
      );
      setHasSaved(true);
      // An answer that was changed during the request stays for the next one.
      setWaiting((now) => Object.fromEntries(Object.entries(now).filter(([, one]) => !sent.includes(one))));
    } catch (reason) {
      setError(reason as Error);
    } finally {
      setSaving(false);
    }
  }, [api, reload]);

  // Not after a failure: the owner decides when to try again, or the connection does.
  useEffect(() => {
    if (!isSaving && !error && Object.keys(waiting).length > 0) void save();
  }, [isSaving, error, waiting, save]);
  useEffect(() => {
    const again = () => setError(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const texts = useMemo(() => withWaiting(saved, Object.values(waiting)), [saved, waiting]);
  return {
    texts,
    waiting: Object.values(waiting),
    isSaving,
    hasSaved,
    error,
    answer: (change) => {
      setError(undefined);
      setWaiting((now) => ({ ...now, [keyOf(change)]: change }));
    },
    load: (file) =>
      reload([file]).then(
        (found) => found[file]?.text,
        (reason: Error) => void setError(reason),
      ),
    retry: () => {
      setError(undefined);
      if (Object.keys(waiting).length === 0) reload(files).catch((reason: Error) => setError(reason));
    },
    discard: () => {
      setError(undefined);
      setWaiting({});
    },
  };
}

/** The files as they will be. An answer that no longer fits is shown by the save that fails. */
function withWaiting(files: Files, changes: readonly Change[]): Texts {
  const shown = Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, text]));
  for (const change of changes) {
    const text = shown[change.file];
    if (text === undefined) continue;
    try {
      shown[change.file] = withChange(text, change);
    } catch {
      continue;
    }
  }
  return shown;
}

function readKept(): Changes {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Changes;
  } catch {
    return {};
  }
}

function keep(waiting: Changes): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(waiting));
  } catch {
    // Without storage the answers last as long as the page.
  }
}
