import type { ContentMistake } from '@tutoring/domain/content';
import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { textHref } from '../content/addresses';
import type { ContentApi } from '../content-api';
import { focusField, only, problemsAt, SchemaForm, type FieldTarget } from '../forms';
import { editYaml } from '../forms/edit-yaml';
import { Face } from './face';
import { calledOf, PEOPLE_FILE, photosIn, type WrittenPerson } from './people-file';
import { photoFileOf } from './photo';
import { PhotoField } from './photo-field';
import type { NewPhoto } from './use-new-photos';
import type { Photos } from './use-photos';
import { WeeklyHours } from './weekly-hours';
import * as styles from './people.css';

interface PersonFormProps {
  api: ContentApi;
  /** The schema of people.yaml, with the pages to choose from; nothing while it loads. */
  schema: JsonSchema | undefined;
  /** Why there is none. */
  noForms: Error | undefined;
  /** The field to show, such as `0.checked.1.by`. */
  target: FieldTarget | undefined;
  /** The file, and as it is saved. */
  text: string;
  saved: string;
  at: number;
  person: WrittenPerson;
  photos: Photos;
  problems: readonly ContentMistake[];
  timeZone: string;
  today: string;
  onChange: (text: string) => void;
  /** A chosen picture that is not used yet. */
  newPhoto: NewPhoto | undefined;
  onNewPhoto: {
    choose: (picture: Blob) => void;
    change: (photo: NewPhoto) => void;
    drop: () => void;
  };
  onPhoto: (file: string, base64: string) => void;
  onClose: () => void;
  onRemove: () => void;
}

/** The fields beside the photo, and those of the parts below. What the schema has besides is in the last part. */
const FIRST = ['name', 'shownAs', 'role'];
const TEACHES = ['subjects', 'languages'];
const TRUST = ['facts', 'checked'];
/** They have editors of their own here. */
const OWN = ['hours', 'photo'];

/** Everything about a person. */
export function PersonForm({
  api,
  schema,
  noForms,
  target,
  text,
  saved,
  at,
  person,
  photos,
  problems,
  timeZone,
  today,
  onChange,
  newPhoto,
  onNewPhoto,
  onPhoto,
  onClose,
  onRemove,
}: PersonFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  const isReady = schema !== undefined || noForms !== undefined;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const path = target?.field.split('.') ?? [];
    if (root.current && path[0] === String(at) && isReady) focusField(root.current, path);
  }, [target, at, isReady]);
  const { photo, hours } = person;
  const name = calledOf(person, '');
  const file = photo?.file;
  const one = schema?.items;
  const problemAt = (field: string) => problemsAt({ text, problems, firstLine: 1 }, [at, field]);
  const part = (fields: (field: string) => boolean) =>
    one && (
      <SchemaForm
        schema={only(one, fields)}
        text={text}
        path={[at]}
        problems={problems}
        target={target}
        onChange={onChange}
      />
    );

  return (
    <section ref={root} aria-label={calledOf(person, 'New person')} className={styles.person}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {calledOf(person, 'New person')}
        </h2>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      {noForms && (
        <p role="alert" className={styles.notice}>
          {noForms.message} Until then, <a href={textHref({ path: PEOPLE_FILE })}>edit people as text</a>.
        </p>
      )}
      {isReady ? (
        <>
          {part((field) => FIRST.includes(field))}
          <PhotoField
            field={`${at}.photo`}
            name={name}
            today={today}
            hasPhoto={photo !== undefined}
            problem={problemAt('photo')}
            face={
              <Face
                key={file}
                api={api}
                name={name}
                file={file}
                unsaved={file && photos[file]}
                alt={`The photo of ${name}`}
                isLarge
              />
            }
            consent={
              photo &&
              one && (
                <SchemaForm
                  schema={only(one.properties?.photo ?? {}, (field) => field === 'consent')}
                  text={text}
                  path={[at, 'photo']}
                  problems={problems}
                  target={target}
                  onChange={onChange}
                />
              )
            }
            newPhoto={newPhoto}
            onChoose={onNewPhoto.choose}
            onChange={onNewPhoto.change}
            onCancel={onNewPhoto.drop}
            onUse={({ base64, consent }) => {
              // A new name: browsers keep the old photo by its name.
              const next = photoFileOf(name, [...photosIn(text), ...photosIn(saved), ...Object.keys(photos)]);
              onPhoto(next, base64);
              onNewPhoto.drop();
              onChange(editYaml(text, { set: [at, 'photo'], to: { file: next, consent } }));
            }}
            onRemove={() => onChange(editYaml(text, { remove: [at, 'photo'] }))}
          />
          <Part title="What they teach, and when">
            {part((field) => TEACHES.includes(field))}
            <WeeklyHours
              text={text}
              at={at}
              hours={hours}
              timeZone={timeZone}
              today={today}
              problem={problemAt('hours')}
              onChange={onChange}
            />
          </Part>
          <Part title="What families can rely on">{part((field) => TRUST.includes(field))}</Part>
          <Part title="A sample of their notes">
            {part((field) => ![...FIRST, ...TEACHES, ...TRUST, ...OWN].includes(field))}
          </Part>
          <Button variant="secondary" onClick={onRemove}>
            Remove {calledOf(person, 'this person')}
          </Button>
        </>
      ) : (
        <p role="status">Loading the form…</p>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
