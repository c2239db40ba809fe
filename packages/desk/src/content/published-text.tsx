import { Button } from '@tutoring/ui/button';
import { useState } from 'react';
import type { ContentApi } from '../content-api';
import * as styles from './content.css';

interface PublishedTextProps {
  api: Pick<ContentApi, 'history' | 'readAt'>;
  path: string;
  /** Puts the text into the form, where it waits to be saved. */
  onText: (text: string) => void;
}

/** The way back from a save that is not published: the published text, to look at and to save like any other change. */
export function PublishedText({ api, path, onText }: PublishedTextProps) {
  const [says, setSays] = useState('');
  const load = async () => {
    const { changes } = await api.history();
    // The newest publication has every file as it is published now.
    const file = changes[0] && (await api.readAt(path, changes[0].id));
    if (file?.text === undefined) setSays('This file is not published yet, so there is no earlier text.');
    else onText(file.text);
  };
  return (
    <div className={styles.notice}>
      <p>This file has changes that are saved and not published.</p>
      <Button variant="secondary" onClick={() => void load().catch((error: Error) => setSays(error.message))}>
        Take the published text
      </Button>
      <p role="status">{says}</p>
    </div>
  );
}
