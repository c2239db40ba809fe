import type { ContentChange } from '@tutoring/domain/content';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentApi } from '../content-api';
import { PEOPLE_FILE, PHOTO_FOLDER, photosIn } from './people-file';
import { forgetPicture, keepPicture, keptPictures } from './picture-store';

/** New photos in base64, by file name. */
export type Photos = Readonly<Record<string, string>>;

const PREFIX = 'photo ';

/**
 * New photos until they are saved. This browser keeps them beside the draft of the file that names them.
 * @returns `withPhotos` is the API, but a save of people.yaml also saves its new photos and deletes those that nobody has now.
 */
export function usePhotos(api: ContentApi): {
  photos: Photos;
  add: (file: string, base64: string) => void;
  /** Forgets those that a text does not name, such as of a draft that was given up. */
  keepOnly: (text: string) => void;
  withPhotos: ContentApi;
} {
  const [photos, setPhotos] = useState<Photos>({});
  const newest = useRef(photos);
  const update = useCallback((next: Photos) => {
    newest.current = next;
    setPhotos(next);
  }, []);
  const loading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    // In its Strict Mode, React runs effects twice.
    loading.current ??= keptPictures().then((kept) => {
      const found = [...kept].flatMap(([name, picture]) =>
        name.startsWith(PREFIX) && typeof picture === 'string' ? [[name.slice(PREFIX.length), picture]] : [],
      );
      update({ ...(Object.fromEntries(found) as Photos), ...newest.current });
    });
  }, [update]);
  const forget = useCallback(
    (isForgotten: (file: string, base64: string) => boolean) => {
      const all = Object.entries(newest.current);
      for (const [file, base64] of all) if (isForgotten(file, base64)) void forgetPicture(PREFIX + file);
      update(Object.fromEntries(all.filter(([file, base64]) => !isForgotten(file, base64))));
    },
    [update],
  );
  const add = useCallback(
    (file: string, base64: string) => {
      void keepPicture(PREFIX + file, base64);
      update({ ...newest.current, [file]: base64 });
    },
    [update],
  );
  const keepOnly = useCallback(
    (text: string) => {
      const named = photosIn(text);
      void loading.current?.then(() => forget((file) => !named.includes(file)));
    },
    [forget],
  );
  const withPhotos = useMemo<ContentApi>(
    () => ({
      ...api,
      async save(summary, changes) {
        const text = changes.find(({ path }) => path === PEOPLE_FILE)?.text;
        if (text === undefined) return api.save(summary, changes);
        await loading.current;
        const sent = newest.current;
        const saved = await api.save(summary, [...changes, ...(await photoChanges(api, text, sent))]);
        // One that was chosen during the request stays.
        forget((file, base64) => sent[file] === base64);
        return saved;
      },
    }),
    [api, forget],
  );
  return { photos, add, keepOnly, withPhotos };
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
