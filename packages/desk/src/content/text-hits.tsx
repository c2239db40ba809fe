import { useMemo, useState } from 'react';
import { Button } from '@tutoring/ui/button';
import { editHref } from './addresses';
import { entryOf, titleOf, type Entry } from './model/files';
import { searchTexts, type TextHit } from './model/texts';
import { useTexts, type DeskReader } from './use-files';
import * as styles from './content.css';

/** How many places are shown at first. */
const FIRST = 20;

interface TextHitsProps {
  entries: readonly Entry[];
  search: string;
  read: DeskReader;
}

/** The places in texts with the words of a search, each a link to its line. */
export function TextHits({ entries, search, read }: TextHitsProps) {
  const texts = useTexts(read, true);
  const [shown, setShown] = useState(FIRST);
  const hits = useMemo(() => {
    const paths = entries.flatMap(({ path, versions }) =>
      versions.length > 0 ? versions.map((one) => one.path) : [path],
    );
    return texts ? searchTexts(texts, search, paths) : [];
  }, [texts, search, entries]);
  if (texts === undefined) return <p role="status">Searching the texts…</p>;
  if (texts === null)
    return <p role="status">The texts could not be searched. Load this page again to try it again.</p>;
  return (
    <section aria-labelledby="in-texts" className={styles.group}>
      <div className={styles.groupSummary}>
        <h2 id="in-texts" className={styles.heading}>
          In the texts
        </h2>
        <span role="status" className={styles.count}>
          {hits.length} {hits.length === 1 ? 'place' : 'places'}
        </span>
      </div>
      <ul className={styles.entries}>
        {hits.slice(0, shown).map((hit) => (
          <Hit key={`${hit.path} ${hit.line}`} hit={hit} entries={entries} />
        ))}
      </ul>
      {hits.length === 0 && <p>No text has all of these words in one paragraph.</p>}
      {hits.length > shown && (
        <Button variant="secondary" onClick={() => setShown(hits.length)}>
          Show all {hits.length} places
        </Button>
      )}
    </section>
  );
}

function Hit({ hit: { path, line, before, match, after }, entries }: { hit: TextHit; entries: readonly Entry[] }) {
  const version = entryOf(entries, path)?.versions.find((one) => one.path === path);
  return (
    <li className={styles.hit}>
      <a href={editHref({ path, line })} className={styles.hitLink}>
        {titleOf(entries, path)}
      </a>
      <p lang={version?.language} dir="auto" className={styles.excerpt}>
        {before}
        <mark>{match}</mark>
        {after}
      </p>
    </li>
  );
}
