import { safeStorage } from '@tutoring/ui/internal/storage';
import { useEffect, useRef, useState } from 'react';
import type { WrittenPerson } from './people-file';
import { USUAL_CROP, type Crop } from './photo';
import { forgetPicture, keepPicture, keptPictures } from './picture-store';

/** A picture that the owner has chosen for somebody, and not used yet. */
export interface NewPhoto {
  /** Its name in this browser. */
  id: string;
  picture: Blob;
  crop: Crop;
  /** The record of the consent, as far as it is written. */
  consent: { by: string; given: string; until: string };
  /** Whether it outlives the page. */
  isKept: boolean;
}

/** What is kept of one beside its picture: whose it is, and how far the owner came. */
type Kept = Omit<NewPhoto, 'picture' | 'isKept'> & { at: number; name: string };

const KEPT = 'desk.people.new-photos';
const PREFIX = 'new ';
const storage = safeStorage('local');

/**
 * Chosen pictures that are not used yet, by the key of the person. They stay when the person is closed, and this browser keeps them.
 * @param isReady Whether the people have been read.
 */
export function useNewPhotos(people: readonly WrittenPerson[], keys: readonly number[], isReady: boolean) {
  const [photos, setPhotos] = useState<ReadonlyMap<number, NewPhoto>>(new Map());
  const [isLoaded, setLoaded] = useState(false);
  const newest = useRef({ people, keys });
  useEffect(() => {
    newest.current = { people, keys };
  });
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    void keptPictures().then((pictures) => {
      if (isOver) return;
      const { people, keys } = newest.current;
      const found = readKept().flatMap(({ at, name, ...kept }) => {
        const picture = pictures.get(PREFIX + kept.id);
        const key = keys[placeOf(people, at, name)];
        return picture instanceof Blob && key !== undefined ? [[key, { ...kept, picture, isKept: true }] as const] : [];
      });
      const ids = found.map(([, { id }]) => PREFIX + id);
      for (const name of pictures.keys()) if (name.startsWith(PREFIX) && !ids.includes(name)) void forgetPicture(name);
      setPhotos((now) => new Map([...found, ...now]));
      setLoaded(true);
    });
    return () => {
      isOver = true;
    };
  }, [isReady]);
  useEffect(() => {
    if (!isLoaded) return;
    const kept = keys.flatMap((key, at): Kept[] => {
      const photo = photos.get(key);
      if (!photo) return [];
      const { id, crop, consent } = photo;
      return [{ id, crop, consent, at, name: people[at]?.name ?? '' }];
    });
    if (kept.length > 0) storage.set(KEPT, JSON.stringify(kept));
    else storage.remove(KEPT);
  }, [isLoaded, photos, people, keys]);

  const change = (key: number, photo: NewPhoto | undefined) =>
    setPhotos((now) => {
      const next = new Map(now);
      if (photo) next.set(key, photo);
      else next.delete(key);
      return next;
    });
  return {
    newPhotos: photos,
    change,
    choose: (key: number, picture: Blob, today: string) => {
      const photo: NewPhoto = {
        id: crypto.randomUUID(),
        picture,
        crop: USUAL_CROP,
        consent: { by: '', given: today, until: '' },
        isKept: true,
      };
      change(key, photo);
      void keepPicture(PREFIX + photo.id, picture).then((isKept) => {
        if (isKept) return;
        setPhotos((now) => {
          const newer = now.get(key);
          return newer?.id === photo.id ? new Map(now).set(key, { ...newer, isKept }) : now;
        });
      });
    },
    drop: (key: number) => {
      const photo = photos.get(key);
      if (photo) void forgetPicture(PREFIX + photo.id);
      change(key, undefined);
    },
  };
}

/** Where somebody is in the list after a reload: somebody else may have changed it. */
function placeOf(people: readonly WrittenPerson[], at: number, name: string): number {
  const isSame = ({ name: other = '' }: WrittenPerson) => other === name;
  const person = people[at];
  return person && isSame(person) ? at : people.findIndex(isSame);
}

function readKept(): Kept[] {
  try {
    return (JSON.parse(storage.get(KEPT) ?? '[]') as Kept[] | null) ?? [];
  } catch {
    return [];
  }
}
