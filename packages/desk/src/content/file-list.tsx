import { LANGUAGES } from '@tutoring/domain/languages';
import { Badge } from '@tutoring/ui/badge';
import { TextField } from '@tutoring/ui/field';
import { useState } from 'react';
import { editHref } from './addresses';
import { draftPaths, recentPaths } from './model/drafts';
import { entryOf, languageName, searchEntries, type Entry } from './model/files';
import * as styles from './content.css';

interface FileListProps {
  entries: readonly Entry[];
}

/** Every page and data file: what was edited last, then all by subject. */
export function FileList({ entries }: FileListProps) {
  const [search, setSearch] = useState('');
  const [drafts] = useState(draftPaths);
  const [recent] = useState(recentPaths);
  const found = searchEntries(entries, search);
  const named = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => entryOf(entries, path) ?? []))];
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className={styles.root}>
      <TextField
        label="Find a page or a fact"
        help="Words of its name or of its address, such as “contact” or “/services/ib”. Or a language’s file, such as “faq/fr”."
        type="search"
        saysOptional={false}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status" className={styles.quiet}>
        {found.length} {found.length === 1 ? 'page or file' : 'pages and files'}
      </p>
      {search.trim() === '' && (
        <>
          <Group name="Not saved yet" entries={named(drafts)} drafts={drafts} isOpen />
          <Group name="Recently edited" entries={named(recent)} drafts={drafts} isOpen />
        </>
      )}
      {groups.map((name) => (
        <Group
          // A search opens what it finds, and the owner may fold it again.
          key={`${name} ${search.trim() !== ''}`}
          name={name}
          entries={found.filter(({ group }) => group === name)}
          drafts={drafts}
          isOpen={search.trim() !== ''}
        />
      ))}
      {found.length === 0 && <p>No page or file matches. Search for fewer or other words.</p>}
    </div>
  );
}

interface GroupProps extends FileListProps {
  name: string;
  drafts: readonly string[];
  isOpen: boolean;
}

function Group({ name, entries, drafts, isOpen }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <details open={isOpen} className={styles.group}>
      <summary className={styles.groupSummary}>
        <h2 className={styles.groupHeading}>{name}</h2>
        <span className={styles.quiet}>{entries.length}</span>
      </summary>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Row key={entry.path} entry={entry} drafts={drafts} />
        ))}
      </ul>
    </details>
  );
}

function Row({ entry: { name, path, versions }, drafts }: { entry: Entry; drafts: readonly string[] }) {
  const hasDraft = drafts.some((draft) => draft === path || versions.some((version) => version.path === draft));
  return (
    <li className={styles.entry}>
      <div>
        <span className={styles.row}>
          <a href={editHref({ path })} className={styles.name}>
            {name}
          </a>
          {hasDraft && <Badge variant="mark">Draft</Badge>}
        </span>
        <p className={styles.quiet}>{versions[0]?.address ?? path}</p>
      </div>
      {versions.length > 1 && <Languages name={name} versions={versions} />}
    </li>
  );
}

interface LanguagesProps {
  name: string;
  versions: Entry['versions'];
  /** The version that is open. @default none */
  current?: string;
}

/** The languages of a page, each a link to its file, and those that are missing. */
export function Languages({ name, versions, current }: LanguagesProps) {
  return (
    <ul className={styles.languages} aria-label={`Languages of ${name}`}>
      {LANGUAGES.map((language) => {
        const found = versions.find((version) => version.language === language);
        const says = languageName(language);
        return (
          <li key={language}>
            {found ? (
              <a
                href={editHref({ path: found.path })}
                className={styles.language}
                aria-current={found.path === current ? 'page' : undefined}
                aria-label={`${language}: ${says}`}
              >
                {language} ✓
              </a>
            ) : (
              <span className={styles.missing}>{language} –</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
