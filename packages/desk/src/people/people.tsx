import { dayAt } from '@tutoring/domain/figures';
import { Button } from '@tutoring/ui/button';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFragment } from '../app/use-fragment';
import { Trouble } from '../common/trouble';
import { textHref } from '../content/addresses';
import { Conflict } from '../content/conflict';
import { DocumentNotice } from '../content/notices';
import { FieldProblems, Problems } from '../content/problems';
import { Saving } from '../content/saving';
import { useDocument } from '../content/use-document';
import { useFiles, type DeskReader } from '../content/use-files';
import { useSchemas, type LoadSchemas } from '../content/use-schemas';
import type { ContentApi } from '../content-api';
import {
  languageName,
  pathAtLine,
  problemsIn,
  useItemKeys,
  type FieldProblem,
  type FieldTarget,
  type Path,
} from '../forms';
import { editYaml } from '../forms/edit-yaml';
import { calledOf, changesOf, PEOPLE_FILE, peopleIn, type WrittenPerson } from './people-file';
import { PersonForm } from './person-form';
import { capitalised, Roster, Samples, withoutPerson } from './roster';
import { subjectPagesOf, withSubjects } from './subjects';
import { useNewPhotos, type NewPhoto } from './use-new-photos';
import { usePhotos } from './use-photos';
import { useSamples } from './use-samples';
import * as styles from './people.css';

export interface PeopleProps {
  api: ContentApi;
  read: DeskReader;
  loadSchemas: LoadSchemas;
  /** The time zone of the business (IANA). */
  timeZone: string;
  /** The origin that shows what is saved. @default none */
  preview?: string | undefined;
  /** The query of the address: `?line=12` and `?field=0.photo` open the person, at the field. @default '' */
  search?: string;
  /** The day in the business's time zone, `YYYY-MM-DD`. @default today */
  today?: string;
}

/** A person's place in the list, from 1, as the fragment of the address names it. */
const placeIn = (fragment: string) => (/^[1-9]\d{0,3}$/.test(fragment) ? Number(fragment) : undefined);

/** The people whom pages name: everybody in a list, and a form for the one who is open. */
export function People({ api, read, loadSchemas, timeZone, preview, search = '', today: day }: PeopleProps) {
  const [today] = useState(() => day ?? dayAt(Date.now(), timeZone));
  const { photos, add, keepOnly, withPhotos } = usePhotos(api);
  const state = useDocument(withPhotos, PEOPLE_FILE);
  const { status, text, saved, change, error, problems, conflict } = state;
  const { schemas, error: noForms } = useSchemas(loadSchemas);
  const { entries } = useFiles(api, read);
  const { value: place, open, onFollow, close } = useFragment(placeIn);
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([]);
  const [target, setTarget] = useState<FieldTarget>();
  const [removed, setRemoved] = useState<{ name: string; before: string; after: string }>();
  const { people, notYaml } = useMemo(() => tryPeople(text), [text]);
  const { keys, expect } = useItemKeys(people);
  const { newPhotos, ...newPhoto } = useNewPhotos(people, keys, status === 'ready');
  const tidied = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || notYaml !== undefined || tidied.current) return;
    // Only at the start: later, an undo may bring a photo back.
    tidied.current = true;
    keepOnly(text);
  }, [status, text, notYaml, keepOnly]);

  // The person who is open stays open when somebody else's changes are put into the list.
  const [shown, setShown] = useState<{ place?: number | undefined; key?: number | undefined }>({});
  const keyAt = place === undefined ? undefined : keys[place - 1];
  if (shown.place !== place || (shown.key === undefined && keyAt !== undefined)) setShown({ place, key: keyAt });
  const at = shown.key === undefined ? -1 : keys.indexOf(shown.key);
  const person = people[at];
  const isGone = shown.key !== undefined && shown.place === place && at < 0 && !notYaml;
  useEffect(() => {
    if (isGone) close();
    else if (place !== undefined && at >= 0 && at !== place - 1) open(`${at + 1}`);
  }, [isGone, place, at, open, close]);

  const list = useRef<HTMLDivElement>(null);
  useFocusBack(list, place);

  const showField = (path: Path) => setTarget({ field: path.join('.') });
  const [opened, setOpened] = useState<string>();
  if (status === 'ready' && opened !== search) {
    setOpened(search);
    // After a reload, the fragment is newer than the query.
    const path = location.hash ? undefined : pathOf(search, text);
    if (path) showField(path);
  }
  useEffect(() => {
    if (target) open(`${parseInt(target.field) + 1}`);
  }, [target, open]);

  if (status === 'loading') return <p role="status">Loading…</p>;
  if (status === 'failed') return <Trouble error={error} onRetry={state.reload} />;
  if (conflict) return <Conflict parts={conflict} onResolve={state.resolve} />;
  if (notYaml !== undefined) return <NotYaml message={notYaml} />;
  const pages = subjectPagesOf(entries ?? [], people);
  const names = new Map(pages.map(({ address, name }) => [address, name]));
  const given = schemas?.data[PEOPLE_FILE];
  // Without the list of pages, their addresses are all that is known.
  const schema = given && entries ? withSubjects(given, pages) : given;
  const wrongNow = schema ? problemsIn(schema, text) : [];
  const labels = schema?.items?.properties?.shownAs?.items?.labels ?? {};
  const roleOf = (role: string) => labels[role] ?? capitalised(role);
  const save = (summary: string) => {
    setWrong(wrongNow.map((one) => ({ ...one, label: labelIn(people, one) })));
    if (wrongNow.length === 0) state.save(summary);
  };
  const newPhotoOf = (key: number) => ({
    choose: (picture: Blob) => newPhoto.choose(key, picture, today),
    change: (photo: NewPhoto) => newPhoto.change(key, photo),
    drop: () => newPhoto.drop(key),
  });
  const subjectOf = (page: string) => names.get(page) ?? (entries ? page : '');
  const shared = { api, photos, roleOf, languageOf: languageName, subjectOf };

  return (
    <div className={styles.screen}>
      {error && problems.length === 0 && <Trouble error={error} />}
      {problems.length > 0 && error && (
        <Problems
          says={error.message}
          problems={problems}
          path={PEOPLE_FILE}
          entries={entries}
          onLine={(line) => {
            const path = pathAtLine(text, line);
            if (path) showField(path);
          }}
        />
      )}
      {wrong.length > 0 && <FieldProblems problems={wrong} onField={showField} />}
      <DocumentNotice state={state} />
      <div className={styles.root} data-state={person ? 'open' : 'closed'}>
        <div ref={list} className={styles.listSide}>
          {removed?.after === text && text !== saved && (
            <div role="status" className={styles.notice}>
              <p>{removed.name} leaves the site with the next save, and so does the photo.</p>
              <Button
                variant="secondary"
                data-undo=""
                onClick={() => {
                  change(removed.before);
                }}
              >
                Undo
              </Button>
            </div>
          )}
          {people.length === 0 ? (
            <NobodyYet {...shared} />
          ) : (
            <Roster
              {...shared}
              people={people}
              keys={keys}
              newPhotos={newPhotos}
              open={person && at}
              today={today}
              wrong={wrongNow}
              onField={showField}
              onFollow={(event) => {
                setTarget(undefined);
                onFollow(event);
              }}
            />
          )}
          {people.length > 0 && !people.some(({ shownAs = [] }) => shownAs.includes('consultation')) && (
            <p className={styles.quiet}>
              The contact pages do not say who takes the free consultation: tick it for one of them.
            </p>
          )}
          <div className={styles.row}>
            <Button
              variant={people.length === 0 ? 'primary' : 'secondary'}
              onClick={() => {
                change(editYaml(text, { into: [], at: people.length, item: { name: '', shownAs: ['tutor'] } }));
                open(`${people.length + 1}`);
              }}
            >
              Add a person
            </Button>
            {preview && (
              <a className={styles.link} href={`${preview}/tutors`} target="_blank" rel="noreferrer">
                See the page of tutors
              </a>
            )}
            <a className={styles.link} href={textHref({ path: PEOPLE_FILE })}>
              The same as text
            </a>
          </div>
        </div>
        {person && shown.key !== undefined && (
          <PersonForm
            key={shown.key}
            {...shared}
            schema={schema}
            noForms={noForms}
            target={target}
            text={text}
            saved={saved}
            at={at}
            person={person}
            problems={problems.filter(({ file }) => file === PEOPLE_FILE)}
            timeZone={timeZone}
            today={today}
            onChange={change}
            newPhoto={newPhotos.get(shown.key)}
            onNewPhoto={newPhotoOf(shown.key)}
            onPhoto={add}
            onClose={() => {
              setTarget(undefined);
              close();
            }}
            onRemove={() => {
              const after = editYaml(text, { remove: [at] });
              setRemoved({ name: calledOf(person, 'This person'), before: text, after });
              setTarget(undefined);
              expect({ remove: at });
              change(after);
              close();
            }}
          />
        )}
      </div>
      <Saving state={state} summary={summaryOf(saved, people)} onSave={save} />
    </div>
  );
}

/** The field that an address names, by its path or its line. */
function pathOf(search: string, text: string): Path | undefined {
  const query = new URLSearchParams(search);
  const [field, line] = [query.get('field'), Number(query.get('line'))];
  try {
    const path = field ? field.split('.') : line > 0 ? pathAtLine(text, line) : undefined;
    return path && peopleIn(text)[Number(path[0])] ? path : undefined;
  } catch {
    // The screen says that the file is not YAML.
    return undefined;
  }
}

/** The people of a text, or why it is not YAML. */
function tryPeople(text: string): { people: WrittenPerson[]; notYaml?: string } {
  try {
    return { people: peopleIn(text) };
  } catch (reason) {
    return { people: [], notYaml: (reason as Error).message };
  }
}

/** A field's label, such as “Name Surname › What was checked › By”. */
function labelIn(people: readonly WrittenPerson[], { label, path: [at] }: FieldProblem): string {
  return `${calledOf(people[Number(at)] ?? {}, 'Somebody without a name')} › ${withoutPerson(label)}`;
}

/** When a person is closed, the focus goes to where the list can go on: to “Undo” of a removal, or to the person's name. */
function useFocusBack(list: RefObject<HTMLDivElement | null>, place: number | undefined): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current && !place) {
      const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
      (find('[data-undo]') ?? find(`a[href="#${before.current}"]`))?.focus();
    }
    before.current = place;
  }, [list, place]);
}

function summaryOf(saved: string, people: readonly WrittenPerson[]): string {
  try {
    return changesOf(peopleIn(saved), people);
  } catch {
    return 'People: change the list';
  }
}

function NobodyYet(props: Omit<Parameters<typeof Samples>[0], 'people'>) {
  const samples = useSamples(props.api);
  return (
    <div className={styles.nobody}>
      <p>
        Nobody is named yet. Add the people who have agreed to be named: tutors, counsellors, and the person who takes
        the consultation.
      </p>
      {samples.length > 0 && (
        <>
          <p>
            Until then /tutors shows these invented people, marked as samples. They leave with the first real person.
          </p>
          <Samples {...props} people={samples} />
        </>
      )}
    </div>
  );
}

function NotYaml({ message }: { message: string }) {
  return (
    <p role="alert" className={styles.notice}>
      {message} <a href={textHref({ path: PEOPLE_FILE })}>Correct it in the text of the file</a>.
    </p>
  );
}
