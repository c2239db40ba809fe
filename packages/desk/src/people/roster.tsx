import { Badge } from '@tutoring/ui/badge';
import type { MouseEvent, ReactNode } from 'react';
import type { ContentApi } from '../content-api';
import { Face } from './face';
import type { FieldProblem, Path } from '../forms';
import { calledOf, couldAdd, hoursSummary, whyNoPhoto, type WrittenPerson } from './people-file';
import { cityOf } from './time-zones';
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
  /** The name of a page; empty while it is not known. */
  subjectOf: Label;
  /** What keeps the file from being saved. */
  wrong: readonly FieldProblem[];
  /** Shows a field. */
  onField: (path: Path) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Everybody, with what must be corrected, and what pages could also show. */
export function Roster({ people, keys, newPhotos, open, today, wrong, onField, onFollow, ...shared }: RosterProps) {
  return (
    <ul className={styles.list}>
      {people.map((person, at) => {
        const key = keys[at];
        return (
          <li key={key} className={styles.entry} data-state={open === at ? 'open' : undefined}>
            <Entry
              person={person}
              remarks={
                <Remarks
                  person={person}
                  today={today}
                  wrong={wrong.filter(({ path }) => path[0] === at)}
                  onField={onField}
                />
              }
              {...shared}
            >
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

function Remarks({
  person,
  today,
  wrong,
  onField,
}: Pick<RosterProps, 'today' | 'wrong' | 'onField'> & { person: WrittenPerson }) {
  const noPhoto = whyNoPhoto(person, today);
  const more = couldAdd(person);
  return (
    <>
      {wrong.length > 0 && (
        <>
          <p className={styles.missing}>Needed before you can save:</p>
          <ul className={styles.needed}>
            {wrong.map(({ label, path }) => (
              <li key={label}>
                <button type="button" className={styles.linkButton} onClick={() => onField(path)}>
                  {withoutPerson(label)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {noPhoto && <p className={styles.missing}>{noPhoto}</p>}
      {more.length > 0 && <p className={styles.quiet}>You could add: {more.join(', ')}.</p>}
    </>
  );
}

/** The invented people whom pages show until somebody real is there. */
export function Samples({
  people,
  ...shared
}: Omit<RosterProps, 'keys' | 'newPhotos' | 'open' | 'today' | 'wrong' | 'onField' | 'onFollow'>) {
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

interface EntryProps extends Pick<RosterProps, 'api' | 'photos' | 'roleOf' | 'languageOf' | 'subjectOf'> {
  person: WrittenPerson;
  /** What is below the facts. @default nothing */
  remarks?: ReactNode;
  children: ReactNode;
}

function Entry({ api, person, remarks, photos, roleOf, languageOf, subjectOf, children }: EntryProps) {
  const { name = '', photo, shownAs = [], languages = [], subjects = [], hours } = person;
  const file = photo?.file;
  const teaches = subjects
    .filter(({ page = '' }) => subjectOf(page) !== '')
    .map(({ page = '', levels = [] }) => [subjectOf(page), levels.join(', ')].join(' ').trim());
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
        {remarks}
      </div>
    </div>
  );
}

export const capitalised = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase());

/** A field's label without the person's: `Subjects › Subject 1 › Page`. */
export const withoutPerson = (label: string): string => label.split(' › ').slice(1).join(' › ');
