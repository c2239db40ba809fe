'use client';
import { formattingTag } from '@tutoring/domain/languages';
import type { SessionWindow } from '@tutoring/domain/session-times';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#tutor-list/messages/en';
import { Select } from '../field/field';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { Person, type PersonProps } from '../person/person';
import { useLang, useMessages } from '../provider/provider';
import { SessionNote, type SessionNoteProps } from '../session-timeline/session-timeline';
import { enhanceTutorList } from './enhance';
import { toAttribute } from './hours-attribute';
import { hoursText } from './hours-text';
import { PARTS_OF_WEEK } from './parts-of-week';
import * as styles from './tutor-list.css';

/** What somebody teaches. */
export interface TutorSubject {
  /** Its name in links and filters, without spaces, such as `chemistry`. */
  id: string;
  /** Its name for readers, such as “Chemistry”. */
  label: string;
  /** The levels, by their international names, such as `IB HL`. @default none */
  levels?: readonly string[];
}

/** Something that was checked about somebody. */
export interface TutorCheck {
  /** The kind of check. */
  what: 'identity' | 'background' | 'degree' | 'questions' | 'trial' | 'notes';
  /** `YYYY-MM-DD`. */
  on: string;
  /** The name of the person who checked it. */
  by: string;
}

/** Somebody in the list. */
export interface Tutor extends Pick<PersonProps, 'name' | 'role' | 'facts' | 'photo' | 'sample'> {
  /** What they teach. */
  subjects: readonly TutorSubject[];
  /** The languages in which they teach, BCP 47. */
  languages: readonly string[];
  /** When they teach each week, on their own clock. @default not shown */
  hours?: { zone: string; windows: readonly SessionWindow[] } | undefined;
  /** What was checked, by whom and when. @default not shown */
  checked?: readonly TutorCheck[];
  /** The three lines of a note, as this person writes it after a session. @default not shown */
  note?: Pick<SessionNoteProps, 'well' | 'lost' | 'next'> | undefined;
}

export interface TutorListProps extends HTMLAttributes<HTMLDivElement> {
  /** The people, in display order. */
  tutors: readonly Tutor[];
  /** Filters for the subject, the language and the hours on the visitor's clock. @default true */
  filters?: boolean;
  /** What visitors can do if nobody matches, such as a `BookingLink`. @default nothing */
  empty?: ReactNode;
  /** The length of a session. The filter of hours shows people who have room for one. @default 60 */
  minutes?: number;
  /** The rank of the names in the page's outline. @default 3 */
  level?: PersonProps['level'];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Who teaches what, in which languages and when, with filters. Without scripts it shows everybody, with the hours on their own
 * clock, and no filters.
 */
export const TutorList = forwardRef<HTMLDivElement, TutorListProps>(function TutorList(
  { tutors, filters = true, empty, minutes = 60, level = 3, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('tutor-list', en, overrides);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => (own.current ? enhanceTutorList(own.current) : undefined), [tutors, filters]);
  return (
    <div ref={merged} className={cx(styles.root, className)} data-enhance="tutors" data-minutes={minutes} {...rest}>
      {filters && <Filters tutors={tutors} messages={messages} />}
      {filters && empty && (
        <div data-empty="" hidden>
          {empty}
        </div>
      )}
      <ul className={styles.list}>
        {tutors.map((tutor, place) => (
          <li
            // Two people may have one name.
            key={`${tutor.name} ${place}`}
            className={styles.item}
            data-subjects={tutor.subjects.map(({ id }) => id).join(' ')}
            data-languages={tutor.languages.join(' ')}
          >
            <Card tutor={tutor} level={level} messages={messages} />
          </li>
        ))}
      </ul>
    </div>
  );
});

type Messages = Translation<typeof en>;

/** The filters. A select keeps the visitor's choice itself, also from before the script. */
function Filters({ tutors, messages }: { tutors: readonly Tutor[]; messages: Messages }) {
  const lang = useLang();
  const nameOf = useLanguageName();
  const { compare } = new Intl.Collator(lang);
  const subjects = new Map(tutors.flatMap((tutor) => tutor.subjects.map(({ id, label }) => [id, label] as const)));
  const languages = new Map(tutors.flatMap((tutor) => tutor.languages.map((one) => [one, nameOf(one)] as const)));
  const sorted = (names: ReadonlyMap<string, string>) =>
    [...names].map(([value, label]) => ({ value, label })).sort((one, other) => compare(one.label, other.label));
  const all = { value: '', label: messages.all };
  return (
    <form className={styles.filters}>
      <Select label={messages.subject} name="subject" saysOptional={false} options={[all, ...sorted(subjects)]} />
      <Select label={messages.language} name="language" saysOptional={false} options={[all, ...sorted(languages)]} />
      <Select
        label={messages.yourHours}
        name="hours"
        saysOptional={false}
        options={[
          { value: '', label: messages.anyTime },
          ...Object.entries(PARTS_OF_WEEK).map(([value, window]) => ({ value, label: hoursText(window, lang) })),
        ]}
      />
      <p role="status" className={styles.status} data-shown={messages.shown} data-none={messages.none} />
    </form>
  );
}

function Card({ tutor, level, messages }: { tutor: Tutor; level: TutorListProps['level']; messages: Messages }) {
  const { subjects, languages, hours, checked = [], note, ...person } = tutor;
  const lang = useLang();
  const nameOf = useLanguageName();
  const list = new Intl.ListFormat(formattingTag(lang), { type: 'unit' });
  return (
    <Person {...person} level={level}>
      <dl className={styles.facts}>
        {subjects.length > 0 && (
          <Row label={messages.teaches}>
            {subjects.map(({ id, label, levels = [] }, place) => (
              <span key={`${id} ${place}`} className={styles.line}>
                {label} {levels.length > 0 && <span className={styles.levels}>{levels.join(', ')}</span>}
              </span>
            ))}
          </Row>
        )}
        {languages.length > 0 && <Row label={messages.speaks}>{list.format(languages.map(nameOf))}</Row>}
        {hours && (
          <Row
            label={
              // The script writes both on the visitor's clock.
              <span data-zone={hours.zone} data-yours={messages.yourHours} suppressHydrationWarning>
                {fill(messages.hours, { zone: zoneName(hours.zone, lang) })}
              </span>
            }
          >
            {hours.windows.map((window, place) => (
              <span
                key={`${toAttribute(window)} ${place}`}
                className={styles.line}
                data-hours={toAttribute(window)}
                suppressHydrationWarning
              >
                {hoursText(window, lang)}
              </span>
            ))}
          </Row>
        )}
      </dl>
      {checked.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>{messages.checked}</summary>
          <ul className={styles.checks}>
            {checked.map(({ what, on, by }, place) => (
              <li key={`${what} ${place}`}>
                {messages[what]}{' '}
                <span className={styles.levels}>{fill(messages.checkedBy, { date: dayText(on, lang), name: by })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {note && (
        <details className={styles.details}>
          <summary className={styles.summary}>{messages.note}</summary>
          <SessionNote {...note} sample />
        </details>
      )}
    </Person>
  );
}

/** A fact beside its name; below it in a narrow column. */
function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames(formattingTag(useLang()), { type: 'language' });
  return (language) => names.of(language) ?? language;
}

/** A time zone as people name it, such as “Eastern Time”. */
function zoneName(zone: string, lang: string): string {
  const format = new Intl.DateTimeFormat(formattingTag(lang), { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function dayText(day: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
