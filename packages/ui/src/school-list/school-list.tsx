'use client';
import { forwardRef, useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { en } from '#school-list/messages/en';
import { Select } from '../field/field';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fillCount } from '../lib/fill-count';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import * as styles from './school-list.css';

/** A school in the list. */
export interface School {
  /** The school's own name. */
  name: string;
  /** The city, which is an option of the city filter. */
  city: string;
  /** The international names of its programmes, such as `IB DP`. */
  programmes: readonly string[];
  /** The address of its website. @default none */
  website?: string | undefined;
  /** Whether somebody has checked the programmes at the school or the exam body. If not, a remark says so. @default true */
  verified?: boolean | undefined;
}

export interface SchoolListProps extends HTMLAttributes<HTMLDivElement> {
  /** All schools of the place, in display order. */
  schools: readonly School[];
  /** The language by which the filters sort their options. It is not the browser's, which the server does not know. @default the page's language */
  language?: string | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** The value of the first option of both filters. */
const ALL = '';

/** A list of schools with filters for the programme and the city. Without scripts it shows all schools and no filters. */
export const SchoolList = forwardRef<HTMLDivElement, SchoolListProps>(function SchoolList(
  { schools, language, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('school-list', en, overrides);
  const lang = useLang();
  const [programme, setProgramme] = useState(ALL);
  const [city, setCity] = useState(ALL);
  const programmes = useRef<HTMLSelectElement>(null);
  const cities = useRef<HTMLSelectElement>(null);
  // The visitor may have chosen before hydration.
  useEffect(() => {
    setProgramme(programmes.current?.value ?? ALL);
    setCity(cities.current?.value ?? ALL);
  }, []);
  const shown = schools.filter(
    (school) => (programme === ALL || school.programmes.includes(programme)) && (city === ALL || school.city === city),
  );
  const { compare } = new Intl.Collator(language ?? lang);
  const optionsOf = (values: readonly string[]) => [
    { value: ALL, label: messages.all },
    ...[...new Set(values)].sort(compare).map((value) => ({ value, label: value })),
  ];
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <div className={styles.filters}>
        <Select
          ref={programmes}
          label={messages.programme}
          saysOptional={false}
          defaultValue={ALL}
          onChange={(event) => setProgramme(event.target.value)}
          options={optionsOf(schools.flatMap((school) => school.programmes))}
        />
        <Select
          ref={cities}
          label={messages.city}
          saysOptional={false}
          defaultValue={ALL}
          onChange={(event) => setCity(event.target.value)}
          options={optionsOf(schools.map((school) => school.city))}
        />
        <p role="status" className={styles.count}>
          {shown.length === 0
            ? messages[schools.length > 0 ? 'none' : 'empty']
            : fillCount(messages.shown, shown.length, lang, {
                values: { total: String(schools.length) },
                by: schools.length,
              })}
        </p>
      </div>
      <ul className={styles.list}>
        {shown.map(({ name, city: place, programmes, website, verified = true }) => (
          <li key={`${name} ${place}`} className={styles.school}>
            <h3 className={styles.name}>{name}</h3>
            <p>
              {place} · {programmes.join(', ')}
            </p>
            {!verified && <p className={styles.unverified}>{messages.unverified}</p>}
            {website && (
              <a href={website} target="_blank" rel="noopener nofollow" className={styles.website}>
                {messages.website}
                <VisuallyHidden>
                  {' '}
                  {name} ({messages.opensInNewTab})
                </VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
