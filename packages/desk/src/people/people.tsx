import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { useEffect, useState } from 'react';
import type { ContentApi } from '../content-api';
import { editYaml, SchemaForm } from '../forms';
import { missingOf, peopleIn, PEOPLE_FILE, PHOTO_FOLDER } from './people-file';
import { PhotoField } from './photo-field';
import { photoFileOf } from './photo';
import { usePeople } from './use-people';
import { WeeklyHours } from './weekly-hours';
import * as styles from './people.css';

export interface PeopleProps {
  api: ContentApi;
  /** Loads the schema of people.yaml. */
  loadSchema: (signal: AbortSignal) => Promise<JsonSchema>;
  /** The day in the business's time zone. @default today, in UTC */
  today?: string;
}

/** The fields that have editors of their own here. */
const OWN = ['hours', 'photo'];

/** The people whom pages name: who they are, what is missing, and a form for each. */
export function People({ api, loadSchema, today = new Date().toISOString().slice(0, 10) }: PeopleProps) {
  const state = usePeople(api);
  const { draft, change } = state;
  const [schema, setSchema] = useState<JsonSchema>();
  const [failed, setFailed] = useState<string>();
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    const aborted = new AbortController();
    loadSchema(aborted.signal).then(setSchema, (error: Error) => aborted.signal.aborted || setFailed(error.message));
    return () => aborted.abort();
  }, [loadSchema]);

  if (failed ?? (!draft && state.error)) return <p role="alert">{failed ?? state.error}</p>;
  if (!draft || !schema?.items) return <p role="status">Loading…</p>;
  const { text } = draft;
  const people = peopleIn(text);
  const person = open === undefined ? undefined : people[open];
  const { properties = {}, ...rest } = schema.items;
  const shown = Object.fromEntries(Object.entries(properties).filter(([name]) => !OWN.includes(name)));

  return (
    <div className={styles.root}>
      {people.length === 0 && (
        <p>Pages show samples, marked as samples, until you add somebody. They leave with the first real person.</p>
      )}
      <ul className={styles.list}>
        {people.map((one, at) => {
          const missing = missingOf(one, today);
          return (
            // People have no ids, and names change while somebody types.
            <li key={at} className={styles.person}>
              <Face
                key={one.photo?.file}
                api={api}
                name={one.name ?? ''}
                file={one.photo?.file}
                draft={draft.photos[one.photo?.file ?? '']}
              />
              <div className={styles.about}>
                <p>{one.name ?? 'Without a name'}</p>
                <p className={styles.soft}>
                  {(one.shownAs ?? []).join(', ')}
                  {missing.length > 0 && ` · Missing: ${missing.join(', ')}`}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? undefined : at)}
              >
                {open === at ? 'Close' : 'Edit'} {one.name}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>
        <Button
          variant="secondary"
          onClick={() => {
            change(editYaml(text, { into: [], at: people.length, item: { name: '', shownAs: ['tutor'] } }));
            setOpen(people.length);
          }}
        >
          Add a person
        </Button>
      </p>
      {person && open !== undefined && (
        <section aria-label={person.name ?? 'New person'} className={styles.root}>
          <SchemaForm
            schema={{ ...rest, properties: { ...shown, ...hiddenFields(properties) } }}
            text={text}
            path={[open]}
            onChange={change}
            problems={state.problems.filter(({ file }) => file === PEOPLE_FILE)}
          />
          <WeeklyHours text={text} at={open} hours={person.hours} onChange={change} />
          <PhotoField
            name={person.name ?? ''}
            today={today}
            onChoose={({ base64, focus, consent }) => {
              const file = person.photo?.file?.endsWith('.jpg')
                ? person.photo.file
                : photoFileOf(person.name ?? '', open);
              change(editYaml(text, { set: [open, 'photo'], to: { file, focus, consent } }), { [file]: base64 });
            }}
          />
          {person.photo && (
            <p>
              <Button variant="secondary" onClick={() => change(editYaml(text, { remove: [open, 'photo'] }))}>
                Remove the photo from pages
              </Button>
            </p>
          )}
          <p>
            <Button
              variant="secondary"
              onClick={() => {
                change(editYaml(text, { remove: [open] }));
                setOpen(undefined);
              }}
            >
              Remove {person.name ?? 'this person'}
            </Button>
          </p>
        </section>
      )}
      {state.theirs ? (
        <div role="alert" className={styles.notice}>
          <p>Somebody else has saved this file meanwhile. Nothing of yours is lost.</p>
          <details>
            <summary>Their version</summary>
            <pre className={styles.source}>{state.theirs.text}</pre>
          </details>
          <details>
            <summary>Your version</summary>
            <pre className={styles.source}>{text}</pre>
          </details>
          <div className={styles.row}>
            <Button onClick={() => state.resolve('both')}>Put my changes into theirs</Button>
            <Button variant="secondary" onClick={() => state.resolve('theirs')}>
              Drop mine, take theirs
            </Button>
          </div>
        </div>
      ) : (
        (state.error ?? state.problems.length > 0) && (
          <div role="alert" className={styles.notice}>
            <p>{state.error}</p>
            <ul>
              {state.problems.map(({ file, line, message }) => (
                <li key={`${file}:${line}:${message}`}>{message}</li>
              ))}
            </ul>
          </div>
        )
      )}
      <div className={styles.row}>
        <Button disabled={!state.isChanged || state.isSaving} onClick={() => void state.save()}>
          {state.isSaving ? 'Saving…' : 'Save'}
        </Button>
        <p role="status">{state.isChanged ? 'Not saved yet; kept in this browser.' : 'Everything is saved.'}</p>
      </div>
    </div>
  );
}

/** Known to the form, so that it does not list them as unknown. They have editors below it. */
const hiddenFields = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    OWN.filter((name) => name in properties).map((name) => [name, { ...properties[name], readOnly: true }]),
  );

/** The photo, or the initials. */
function Face({
  api,
  name,
  file,
  draft,
}: {
  api: ContentApi;
  name: string;
  file: string | undefined;
  draft: string | undefined;
}) {
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const aborted = new AbortController();
    // A missing file is among what the check on saving refuses.
    api.read(`${PHOTO_FOLDER}/${file}`, aborted.signal).then(
      ({ base64 }) => setSaved(base64),
      () => undefined,
    );
    return () => aborted.abort();
  }, [api, file]);
  const base64 = draft ?? saved;
  if (base64) return <img src={`data:image/jpeg;base64,${base64}`} alt="" className={styles.face} />;
  const [first = '', ...others] = name.split(' ').filter(Boolean);
  return (
    <span aria-hidden="true" className={styles.face}>
      {[first, others.at(-1) ?? ''].map((word) => [...word][0]).join('')}
    </span>
  );
}
