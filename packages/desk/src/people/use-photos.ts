import type { ContentChange } from '@tutoring/domain/content';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentApi } from '../content-api';
import { PEOPLE_FILE, PHOTO_FOLDER, photosIn } from './people-file';

/** New photos in base64, by file name. */
export type Photos = Readonly<Record<string, string>>;

const KEPT = 'desk.people.photos';
const storage = safeStorage('local');

/**
 * New photos until they are saved. This browser keeps them beside the draft of the file that names them.
 * @returns `withPhotos` is the API, but a save of people.yaml also saves its new photos and deletes those that nobody has now.
 */
export function usePhotos(api: ContentApi): {
  photos: Photos;
  add: (file: string, base64: string) => void;
  withPhotos: ContentApi;
} {
  const [photos, setPhotos] = useState(kept);
  const newest = useRef(photos);
  useEffect(() => {
    newest.current = photos;
    if (Object.keys(photos).length > 0) storage.set(KEPT, JSON.stringify(photos));
    else storage.remove(KEPT);
  }, [photos]);
  const add = useCallback((file: string, base64: string) => setPhotos((now) => ({ ...now, [file]: base64 })), []);
  const withPhotos = useMemo<ContentApi>(
    () => ({
      ...api,
      async save(summary, changes) {
        const text = changes.find(({ path }) => path === PEOPLE_FILE)?.text;
        if (text === undefined) return api.save(summary, changes);
        const sent = newest.current;
        const saved = await api.save(summary, [...changes, ...(await photoChanges(api, text, sent))]);
        // One that was chosen during the request stays.
        setPhotos((now) => Object.fromEntries(Object.entries(now).filter(([file, base64]) => sent[file] !== base64)));
        return saved;
      },
    }),
    [api],
  );
  return { photos, add, withPhotos };
}

/** The photos that a text needs and the folder has not, and those that only the saved text needs. */
async function photoChanges(api: ContentApi, text: string, photos: Photos): Promise<ContentChange[]> {
  const wanted = photosIn(text);
  const [{ files }, saved] = await Promise.all([api.list(), api.read(PEOPLE_FILE)]);
  const versions = new Map(files.map(({ path, version }) => [path, version]));
  const added = wanted.flatMap((file): ContentChange[] => {
    const path = `${PHOTO_FOLDER}/${file}`;
    return photos[file] ? [{ path, version: versions.get(path) ?? null, base64: photos[file] }] : [];
  });
  // A consent that was withdrawn, or a person who has left: the picture must not stay.
  const removed = photosIn(saved.text ?? '').flatMap((file): ContentChange[] => {
    const path = `${PHOTO_FOLDER}/${file}`;
    const version = versions.get(path);
    return version && !wanted.includes(file) ? [{ path, version, remove: true }] : [];
  });
  return [...added, ...removed];
}

function kept(): Photos {
  try {
    return (JSON.parse(storage.get(KEPT) ?? '{}') as Photos | null) ?? {};
  } catch {
    return {};
  }
}
