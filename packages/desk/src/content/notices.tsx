import type { ReactNode } from 'react';
import { Button } from '@tutoring/ui/button';
import type { DocumentState, Notice } from './use-document';
import { editHref } from './addresses';
import { languageName, type Version } from './model/files';
import * as styles from './content.css';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const at = (iso: string) => moment.format(new Date(iso));

/** What to know about the text: where it comes from, and what saving it does. {@link Saving} says that it was saved. */
export function DocumentNotice({ state: { notice, discard } }: { state: DocumentState }) {
  if (!notice || notice.kind === 'saved') return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{says(notice)}</p>
      {notice.kind === 'restored' && (
        <Button variant="secondary" onClick={discard}>
          Give the draft up
        </Button>
      )}
    </div>
  );
}

function says(notice: Exclude<Notice, { kind: 'saved' }>): ReactNode {
  switch (notice.kind) {
    case 'restored':
      return `This is your text of ${at(notice.at)}, which is not saved yet.`;
    case 'restored-offline':
      return `This is your text of ${at(notice.at)}, which is not saved yet. The saved file could not be read; if somebody has changed it, saving puts both together.`;
    case 'merged':
      return 'Somebody else has saved this file meanwhile. Their changes and yours are together in the text now. Look at it, then save again.';
    case 'gone':
      return 'Somebody else has deleted this file meanwhile. Your text is kept here; saving makes the file again.';
  }
}

/** A changed English text is ahead of its translations. */
export function StaleTranslations({ others }: { others: readonly Version[] }) {
  return (
    <div className={styles.notice}>
      <p>
        The translations say what the English text said before. Change the same place in each:{' '}
        {others.map(({ path, language }, place) => (
          <span key={path}>
            {place > 0 && ', '}
            <a href={editHref({ path })} lang={language}>
              {languageName(language)}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
