import type { MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { use, useId, useMemo, useState, type ReactNode } from 'react';
import { Trouble } from '../../common/trouble';
import { Conflict } from '../../content/conflict';
import { DocumentNotice } from '../../content/notices';
import { Saving } from '../../content/saving';
import { useDocument, type DocumentState } from '../../content/use-document';
import { useFiles } from '../../content/use-files';
import { useSchemas } from '../../content/use-schemas';
import { editYaml } from '../../forms/edit-yaml';
import { dayOf } from '../../leads/moments';
import { SampleContentContext } from './content';
import { mistakesOf } from './mistakes';
import { SampleForm } from './sample-form';
import { SamplePreview } from './sample-preview';
import { subjectsOf, subjectNamed } from './subjects';
import { calledOf, newWork, placeOfWork, STUDENT_WORK_FILE, worksIn, type WrittenWork } from './work-file';
import * as styles from '../marking.css';

interface PublicSampleProps {
  reference: string;
  /** Nothing if the request was forgotten, or its time is over. */
  marking?: MarkingRecord | undefined;
}

/** The public sample of a request: made by its owner, and taken out when the family withdraws its permission. */
export function PublicSample({ reference, marking }: PublicSampleProps) {
  const { api } = use(SampleContentContext);
  const state = useDocument(api, STUDENT_WORK_FILE);
  const { status, text, saved, error, conflict } = state;
  const before = useMemo(() => tryWorks(saved), [saved]);
  const now = useMemo(() => tryWorks(text), [text]);
  const isThere = [before, now].some((works) => works && placeOfWork(works, reference) >= 0);
  const may = marking?.maySample === true;
  if (status === 'loading' || (!may && !isThere)) return null;
  if (status === 'failed')
    return (
      <Part>
        <Trouble error={error} onRetry={state.reload} />
      </Part>
    );
  if (conflict)
    return (
      <Part>
        <Conflict parts={conflict} onResolve={state.resolve} />
      </Part>
    );
  if (!now || !before)
    return (
      <Part>
        <p role="alert" className={styles.notice}>
          {STUDENT_WORK_FILE} is not valid YAML. Correct it under Content, in the text of the file.
        </p>
      </Part>
    );
  return <Editor {...{ reference, marking, state, before, now }} />;
}

function Part({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        Public sample
      </h3>
      {children}
    </section>
  );
}

interface EditorProps extends PublicSampleProps {
  state: DocumentState;
  /** What is saved, and what is written. */
  before: readonly WrittenWork[];
  now: readonly WrittenWork[];
}

function Editor({ reference, marking, state, before, now }: EditorProps) {
  const { text, change, save, isChanged, error, problems } = state;
  const { api, read, loadSchemas } = use(SampleContentContext);
  const { entries, error: listError } = useFiles(api, read);
  const { schemas } = useSchemas(loadSchemas);
  const subjects = useMemo(() => subjectsOf(entries ?? []), [entries]);
  const [hasTried, setHasTried] = useState(false);
  const at = placeOfWork(now, reference);
  const work = now[at];
  const old = before[placeOfWork(before, reference)];
  const may = marking?.maySample === true;
  const schema = schemas?.data[STUDENT_WORK_FILE];
  const mistakes = work && may ? mistakesOf(text, at, work, schema) : [];
  const take = () => change(editYaml(text, { remove: [at] }));
  return (
    <Part>
      <div className={styles.part}>
        <DocumentNotice state={state} />
        {!may && (
          <p role="alert" className={styles.notice}>
            {whyNot(marking)}
          </p>
        )}
        {may && !work && !old && (
          <Offer
            marking={marking}
            // The subject is chosen from the pages that there are.
            isReady={entries !== undefined || listError !== undefined}
            onMake={() => {
              const subject = subjectNamed(marking.subjects, subjects);
              change(editYaml(text, { into: [], at: 0, item: newWork(marking, subject) }));
            }}
          />
        )}
        {!work && old && (
          <p role="status">
            “{calledOf(old)}” is out of the list. It leaves the site when you save, and publish under Content.
          </p>
        )}
        {work && may && (
          <SampleForm
            at={at}
            work={work}
            text={text}
            name={marking.name}
            schema={schema?.items}
            subjects={subjects}
            problems={problems}
            onChange={change}
          />
        )}
        {work && <SamplePreview work={work} />}
        {work && (
          <div>
            <Button variant={may ? 'secondary' : 'primary'} onClick={take}>
              Take the sample out
            </Button>
          </div>
        )}
        {hasTried && mistakes.length > 0 && (
          <div role="alert" className={styles.notice}>
            <strong>Not saved. Correct this first:</strong>
            <ul className={styles.obstacles}>
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </div>
        )}
        {error && <Refusal error={error} problems={problems} />}
        {(isChanged || state.notice?.kind === 'saved') && (
          <Saving
            state={state}
            summary={summaryOf(old, work)}
            onSave={(summary) => {
              setHasTried(true);
              if (mistakes.length === 0) save(summary);
            }}
          />
        )}
        {!isChanged && old && may && (
          <p className={styles.quiet}>The site shows it once you have published it under Content.</p>
        )}
      </div>
    </Part>
  );
}

/** Why there must be no sample. */
function whyNot(marking: MarkingRecord | undefined): string {
  if (!marking)
    return 'The request of this sample is gone: the family asked us to forget it, or its time is over. If they asked, take the sample out; if not, it may stay.';
  if (marking.sampleWithdrawnAt)
    return `Permission withdrawn on ${dayOf(marking.sampleWithdrawnAt, 'en')}: take the sample out, then publish.`;
  return 'The family has not allowed a sample: take it out, then publish.';
}

interface OfferProps {
  marking: MarkingRecord;
  isReady: boolean;
  onMake: () => void;
}

function Offer({ marking, isReady, onMake }: OfferProps) {
  const { deleteAt, sizes } = marking;
  if (sizes.length === 0) return <p>The pages are deleted, so no sample can be made of them any more.</p>;
  return (
    <>
      <p>
        The family allows a sample without names. You type the answer out; the photo is never shown.
        {deleteAt && ` You can make it until ${dayOf(deleteAt, 'en')}, when the pages are deleted.`}
      </p>
      <div>
        <Button variant="secondary" disabled={!isReady} onClick={onMake}>
          Make a public sample
        </Button>
      </div>
    </>
  );
}

/** Why the last save was refused. */
function Refusal({ error, problems }: Pick<DocumentState, 'problems'> & { error: Error }) {
  if (problems.length === 0) return <Trouble error={error} />;
  return (
    <div role="alert" className={styles.notice}>
      <strong>{error.message}</strong>
      <ul className={styles.obstacles}>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function summaryOf(old: WrittenWork | undefined, work: WrittenWork | undefined): string {
  const verb = !work ? 'take out' : old ? 'change' : 'add';
  return `Students’ work: ${verb} ${(work ?? old)?.title?.trim() || 'a sample'}`;
}

function tryWorks(text: string): WrittenWork[] | undefined {
  try {
    return worksIn(text);
  } catch {
    // Said above.
    return undefined;
  }
}
