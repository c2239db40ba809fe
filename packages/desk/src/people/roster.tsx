import { Badge } from '@tutoring/ui/badge';
import type { MouseEvent, ReactNode } from 'react';
import type { ContentApi } from '../content-api';
import { Face } from './face';
import { calledOf, hoursSummary, missingOf, type WrittenPerson } from './people-file';
import type { NewPhoto } from './use-new-photos';
import type { Photos } from './use-photos';
import * as styles from './people.css';

/** The name of a value for readers: of a role, a language or a page. */
export type Label = (value: string) => string;

interface RosterProps {
  api: ContentApi;
  people: readonly WrittenPerson[];
  /** A key for each of them. */
  keys: readonly number[];
  /** Those for whom a picture is chosen, and not used yet. */
  newPhotos: ReadonlyMap<number, NewPhoto>;
  photos: Photos;
  /** The position of the person who is open. */
  open: number | undefined;
  today: string;
  roleOf: Label;
  languageOf: Label;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Everybody, with what pages would show if it were there. */
export function Roster({ people, keys, newPhotos, open, today, onFollow, ...shared }: RosterProps) {
  return (
    <ul className={styles.list}>
      {people.map((person, at) => {
        const key = keys[at];
        const missing = missingOf(person, today);
        return (
          <li key={key} className={styles.entry} data-state={open === at ? 'open' : undefined}>
            <Entry person={person} missing={missing} {...shared}>
              <a
                href={`#${at + 1}`}
                className={styles.name}
                aria-current={open === at ? 'true' : undefined}
                onClick={onFollow}
              >
                <bdi>{calledOf(person, 'Somebody without a name')}</bdi>
              </a>
              {key !== undefined && newPhotos.has(key) && (
                <p className={styles.missing}>A photo is chosen, and not used yet</p>
              )}
            </Entry>
          </li>
        );
      })}
    </ul>
  );
}

/** The invented people whom pages show until somebody real is there. */
export function Samples({
  people,
  ...shared
}: Omit<RosterProps, 'keys' | 'newPhotos' | 'open' | 'today' | 'onFollow'>) {
  return (
    <ul className={styles.list} aria-label="Samples on the site now">
      {people.map((person) => (
        <li key={person.name} className={styles.entry}>
          <Entry person={person} {...shared}>
            <span className={styles.sampleName}>
              {person.name} <Badge>Sample</Badge>
            </span>
          </Entry>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<RosterProps, 'api' | 'photos' | 'roleOf' | 'languageOf'> {
  person: WrittenPerson;
  /** What pages would show of them if it were there. @default nothing */
  missing?: readonly string[];
  children: ReactNode;
}

function Entry({ api, person, missing = [], photos, roleOf, languageOf, children }: EntryProps) {
  const { name = '', photo, shownAs = [], languages = [], subjects = [], hours } = person;
  const file = photo?.file;
  const teaches = subjects.map(({ page = '', levels = [] }) => [nameOfPage(page), levels.join(', ')].join(' ').trim());
  return (
    <div className={styles.about}>
      <Face key={file} api={api} name={name} file={file} unsaved={file && photos[file]} />
      <div className={styles.facts}>
        {children}
        <p className={styles.quiet}>
          {[shownAs.map(roleOf).join(', '), languages.map(languageOf).join(', ')].filter(Boolean).join(' · ')}
        </p>
        {teaches.length > 0 && <p className={styles.quiet}>{teaches.join(' · ')}</p>}
        {hours && hoursSummary(hours) !== '' && (
          <p className={styles.quiet}>
            {hoursSummary(hours)} <span>({cityOf(hours.zone ?? '')})</span>
          </p>
        )}
        {missing.length > 0 && <p className={styles.missing}>Missing: {missing.join(', ')}</p>}
      </div>
    </div>
  );
}

/** A short name for a page: `/services/chemistry-tutoring` → `Chemistry`. */
export function nameOfPage(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replace(/-tutoring$/, '').replaceAll('-', ' ');
  return capitalised(words).replace(/\b(ib|ap)\b/gi, (word) => word.toUpperCase());
}

/** `America/New_York` → `New York`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const capitalised = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase());
