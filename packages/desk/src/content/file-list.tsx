import { Badge } from '@tutoring/ui/badge';
import { TextField } from '@tutoring/ui/field';
import { useDeferredValue, useState } from 'react';
import { editHref } from './addresses';
import { Languages } from './languages';
import { draftPaths, recentPaths } from './model/drafts';
import { entryOf, searchEntries, type Entry } from './model/files';
import { isForTexts } from './model/texts';
import { TextHits } from './text-hits';
import type { DeskReader } from './use-files';
import * as styles from './content.css';

interface FileListProps {
  entries: readonly Entry[];
  /** The paths of what is saved and not published. */
  unpublished: ReadonlySet<string>;
  read: DeskReader;
}

/** Every page and data file: what is unfinished, then all by subject. */
export function FileList({ entries, unpublished, read }: FileListProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [drafts] = useState(() => new Set(draftPaths()));
  const [recent] = useState(recentPaths);
  const found = searchEntries(entries, search);
  const isSearch = search.trim() !== '';
  const named = (paths: Iterable<string>) => [...new Set([...paths].flatMap((path) => entryOf(entries, path) ?? []))];
  const groups = [...new Set(found.map(({ group }) => group))];
  const marks = { drafts, unpublished };
  return (
    <div className={styles.root}>
      <TextField
        label="Find a page or a fact"
        help="Its title, its address such as /services, or words that stand on it, in any language."
        type="search"
        saysOptional={false}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status" className={styles.quiet}>
        {isSearch ? `${found.length} of ${entries.length} by title and address` : `${entries.length} pages and files`}
      </p>
      <div className={styles.groups}>
        {!isSearch && (
          <>
            <Group name="Not saved yet" entries={named(drafts)} {...marks} isOpen />
            <Group name="Changed, not published" entries={named(unpublished)} {...marks} isOpen />
            <Group name="Recently edited" entries={named(recent)} {...marks} isOpen />
          </>
        )}
        {groups.map((name, place) => (
          <Group
            // A search opens what it finds, and the owner may fold it again.
            key={`${name} ${isSearch}`}
            name={name}
            entries={found.filter(({ group }) => group === name)}
            {...marks}
            isOpen={isSearch || place === 0}
          />
        ))}
      </div>
      {isSearch && isForTexts(wanted) && <TextHits entries={entries} search={wanted} read={read} />}
      {isSearch && !isForTexts(search) && found.length === 0 && (
        <p>Write another letter to search the texts as well.</p>
      )}
    </div>
  );
}

interface Marks {
  drafts: ReadonlySet<string>;
  unpublished: ReadonlySet<string>;
}

interface GroupProps extends Marks {
  name: string;
  entries: readonly Entry[];
  isOpen: boolean;
}

function Group({ name, entries, isOpen, ...marks }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <details open={isOpen} className={styles.group}>
      <summary className={styles.groupSummary}>
        <h2 className={styles.heading}>{name}</h2>
        <span className={styles.count}>{entries.length}</span>
      </summary>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Row key={entry.path} entry={entry} {...marks} />
        ))}
      </ul>
    </details>
  );
}

function Row({ entry: { name, path, versions, shownOn }, drafts, unpublished }: { entry: Entry } & Marks) {
  const paths = [path, ...versions.map((version) => version.path)];
  const first = versions.find((version) => version.path === path);
  return (
    <li className={styles.entry}>
      <div>
        <span className={styles.row}>
          <a href={editHref({ path })} className={styles.name} lang={first?.address && first.language} dir="auto">
            {name}
          </a>
          {paths.some((one) => drafts.has(one)) && <Badge variant="mark">Draft</Badge>}
          {paths.some((one) => unpublished.has(one)) && <Badge>Changed, not published</Badge>}
        </span>
        <p className={styles.quiet}>{first?.address ?? (shownOn === undefined ? path : `Shown on ${shownOn}`)}</p>
      </div>
      {versions.length > 1 && <Languages name={name} versions={versions} unpublished={unpublished} />}
    </li>
  );
}
