import type { ContentChange, ContentMistake } from '@tutoring/domain/content';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { useCallback, useEffect, useState } from 'react';
import { ContentError, type ContentApi } from '../content-api';
import { mergePeople, PEOPLE_FILE, PHOTO_FOLDER } from './people-file';

/** What is typed and not saved, kept in this browser until it is. */
const KEPT = 'desk.people';

interface Draft {
  /** The file when the owner began, and its version. */
  base: string;
  version: string;
  text: string;
  /** New photos in base64, by file name. */
  photos: Record<string, string>;
}

export interface PeopleState {
  draft: Draft | undefined;
  isChanged: boolean;
  isSaving: boolean;
  error: string | undefined;
  problems: readonly ContentMistake[];
  /** The file as somebody else has saved it meanwhile. */
  theirs: { text: string; version: string } | undefined;
  change: (text: string, photos?: Record<string, string>) => void;
  save: () => Promise<void>;
  /** Puts the changes into the other version, or drops them for it. */
  resolve: (keep: 'both' | 'theirs') => void;
}

const storage = safeStorage('local');

/** people.yaml, with what is not saved yet. */
export function usePeople(api: ContentApi): PeopleState {
  const [draft, setDraft] = useState<Draft | undefined>(kept);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<readonly ContentMistake[]>([]);
  const [theirs, setTheirs] = useState<{ text: string; version: string }>();
  const isChanged = draft !== undefined && (draft.text !== draft.base || Object.keys(draft.photos).length > 0);

  useEffect(() => {
    if (draft && isChanged) storage.set(KEPT, JSON.stringify(draft));
    else if (draft) storage.remove(KEPT);
  }, [draft, isChanged]);
  useEffect(() => {
    if (kept()) return;
    const aborted = new AbortController();
    api.read(PEOPLE_FILE, aborted.signal).then(
      ({ text = '', version }) => setDraft({ base: text, version, text, photos: {} }),
      (reason: Error) => aborted.signal.aborted || setError(reason.message),
    );
    return () => aborted.abort();
  }, [api]);

  const change = useCallback(
    (text: string, photos: Record<string, string> = {}) =>
      setDraft((now) => now && { ...now, text, photos: { ...now.photos, ...photos } }),
    [],
  );
  const save = async () => {
    if (!draft) return;
    setSaving(true);
    setError(undefined);
    setProblems([]);
    try {
      const names = Object.keys(draft.photos);
      const files = names.length > 0 ? (await api.list()).files : [];
      const photos = names.map((name): ContentChange => {
        const path = `${PHOTO_FOLDER}/${name}`;
        const version = files.find((file) => file.path === path)?.version ?? null;
        return { path, version, base64: draft.photos[name] };
      });
      const saved = await api.save('people: change who pages name', [
        { path: PEOPLE_FILE, version: draft.version, text: draft.text },
        ...photos,
      ]);
      const version = saved.files.find(({ path }) => path === PEOPLE_FILE)?.version ?? draft.version;
      // What was typed during the save stays a draft.
      setDraft(
        (now) => now && { ...now, base: draft.text, version, photos: now.text === draft.text ? {} : now.photos },
      );
    } catch (reason) {
      setError((reason as Error).message);
      if (reason instanceof ContentError) {
        setProblems(reason.problems);
        const present = reason.present.find(({ path }) => path === PEOPLE_FILE);
        if (present?.version) setTheirs({ text: present.text ?? '', version: present.version });
      }
    } finally {
      setSaving(false);
    }
  };
  const resolve = (keep: 'both' | 'theirs') => {
    if (!draft || !theirs) return;
    const text = keep === 'theirs' ? theirs.text : mergePeople(draft.base, draft.text, theirs.text);
    setDraft({ base: theirs.text, version: theirs.version, text, photos: keep === 'theirs' ? {} : draft.photos });
    setTheirs(undefined);
    setError(undefined);
  };
  return { draft, isChanged, isSaving, error, problems, theirs, change, save, resolve };
}

function kept(): Draft | undefined {
  try {
    return (JSON.parse(storage.get(KEPT) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}
