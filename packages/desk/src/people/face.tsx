import { initialsOf } from '@tutoring/ui/internal/initials';
import { useEffect, useState } from 'react';
import type { ContentApi } from '../content-api';
import { PHOTO_FOLDER } from './people-file';
import { photoSrc } from './photo';
import * as styles from './people.css';

interface FaceProps {
  api: ContentApi;
  name: string;
  file: string | undefined;
  /** The photo in base64 if it is not saved yet. */
  unsaved: string | undefined;
  /** What to say instead of the picture. @default nothing: the name is beside it */
  alt?: string;
  isLarge?: boolean;
}

/** The photo, or the initials, on a small print. */
export function Face({ api, name, file, unsaved, alt = '', isLarge = false }: FaceProps) {
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    if (!file || unsaved) return;
    const aborted = new AbortController();
    // A missing file is among what the check on saving refuses.
    api.read(`${PHOTO_FOLDER}/${file}`, aborted.signal).then(
      ({ base64 }) => setSaved(base64),
      () => undefined,
    );
    return () => aborted.abort();
  }, [api, file, unsaved]);
  const base64 = unsaved ?? saved;
  if (file && base64)
    return (
      <span className={styles.print} data-large={isLarge ? '' : undefined}>
        <img src={photoSrc(file, base64)} alt={alt} className={styles.picture} />
      </span>
    );
  return (
    <span aria-hidden="true" className={styles.print} data-large={isLarge ? '' : undefined}>
      <span className={styles.initials}>{initialsOf(name) || '?'}</span>
    </span>
  );
}
