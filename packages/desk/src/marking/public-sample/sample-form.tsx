import type { ContentMistake } from '@tutoring/domain/content';
import type { JsonSchema } from '@tutoring/domain/desk';
import { directionOf } from '@tutoring/domain/languages';
import { SCRIPT_MARKS, STUDENT_WORK_LIMITS } from '@tutoring/domain/student-work';
import { Button } from '@tutoring/ui/button';
import { Select, TextArea, TextField } from '@tutoring/ui/field';
import { useRef } from 'react';
import { only, SchemaForm } from '../../forms';
import { editYaml, type YamlEdit } from '../../forms/edit-yaml';
import { NO_LANGUAGE } from '../words';
import { nameWarning } from './mistakes';
import { withSubjects, type Subject } from './subjects';
import { transcriptOf, type WrittenWork } from './work-file';
import { transcriptMistakes, type ScriptMark } from '@tutoring/domain/student-work';
import * as styles from '../marking.css';

/** Fields that the schema's form shows. The answer and its marks have fields of their own here. */
const PLAIN = ['subject', 'language', 'title', 'question', 'grade'];
const MARK_NAMES = { tick: 'Tick', underline: 'Wavy underline', highlight: 'Highlight' } as const;

interface SampleFormProps {
  /** The place of the entry in the file. */
  at: number;
  work: WrittenWork;
  /** The file. */
  text: string;
  /** The sender's name, which must not be in the sample. */
  name: string;
  /** The schema of an entry; nothing while it loads. */
  schema: JsonSchema | undefined;
  subjects: readonly Subject[];
  /** What the last save was refused for. */
  problems: readonly ContentMistake[];
  onChange: (text: string) => void;
}

/** The fields of a sample. The photo is beside them: the owner types from it. */
export function SampleForm({ at, work, text, name, schema, subjects, problems, onChange }: SampleFormProps) {
  const answer = useRef<HTMLTextAreaElement>(null);
  const { language = NO_LANGUAGE, marks = [] } = work;
  const edit = (one: YamlEdit) => onChange(editYaml(text, one));
  const warning = nameWarning(work, name);
  return (
    <div className={styles.part}>
      <p className={styles.writeIn}>
        Take out everything that says who wrote it: names, the school, teachers, places, candidate numbers.
      </p>
      {schema && (
        <SchemaForm
          schema={only(withSubjects(schema, subjects), (field) => PLAIN.includes(field))}
          text={text}
          path={[at]}
          problems={problems}
          onChange={onChange}
        />
      )}
      <TextArea
        ref={answer}
        label="Answer"
        help="The student’s own words, with their mistakes, or the lines that you want to show. An empty line begins a paragraph."
        required
        rows={8}
        lang={language}
        dir={directionOf(language)}
        maxLength={STUDENT_WORK_LIMITS.text}
        value={work.text ?? ''}
        onChange={({ target }) => edit({ set: [at, 'text'], to: target.value })}
      />
      {warning && (
        <p role="status" className={styles.notice}>
          {warning}
        </p>
      )}
      <ol className={styles.notes}>
        {marks.map((mark, place) => (
          <MarkFields
            // Marks are only added at the end; a removed one moves the texts of the others up, and no field keeps its own.
            key={place}
            number={place + 1}
            mark={mark}
            work={work}
            language={language}
            onSet={(field, to) => edit({ set: [at, 'marks', place, field], to })}
            onTake={() => {
              const { value = '', selectionStart = 0, selectionEnd = 0 } = answer.current ?? {};
              const words = value.slice(selectionStart, selectionEnd).trim();
              if (words !== '') edit({ set: [at, 'marks', place, 'words'], to: words });
              else answer.current?.focus();
            }}
            onRemove={() => edit({ remove: [at, 'marks', place] })}
          />
        ))}
      </ol>
      {marks.length < STUDENT_WORK_LIMITS.marks && (
        <div>
          <Button
            variant="secondary"
            onClick={() =>
              edit({ into: [at, 'marks'], at: marks.length, item: { words: '', kind: 'underline', note: '' } })
            }
          >
            Add a mark to the sample
          </Button>
        </div>
      )}
    </div>
  );
}

interface MarkFieldsProps {
  /** From 1. */
  number: number;
  mark: Partial<ScriptMark>;
  work: WrittenWork;
  language: string;
  onSet: (field: keyof ScriptMark, to: string) => void;
  /** Takes the words that are selected in the answer. */
  onTake: () => void;
  onRemove: () => void;
}

function MarkFields({ number, mark, work, language, onSet, onTake, onRemove }: MarkFieldsProps) {
  const { words = '', kind = 'underline', note = '' } = mark;
  const text = { lang: language, dir: directionOf(language) };
  const mistake =
    words === ''
      ? undefined
      : transcriptMistakes({ ...transcriptOf(work), title: '', question: '' }).find((one) => one.words === words);
  return (
    <li className={styles.note}>
      <fieldset className={styles.sampleMark}>
        <legend>Mark {number} of the sample</legend>
        <TextField
          {...text}
          label="Words that it stands on"
          help="Select them in the answer above and press “Take the selected words”, or type them."
          required
          problem={mistake && `${mistake.what} To do: ${mistake.fix}`}
          value={words}
          onChange={({ target }) => onSet('words', target.value)}
        />
        <div className={styles.row}>
          <Button variant="secondary" onClick={onTake}>
            Take the selected words
          </Button>
        </div>
        <Select
          label="Mark"
          options={SCRIPT_MARKS.map((value) => ({ value, label: MARK_NAMES[value] }))}
          value={kind}
          onChange={({ target }) => onSet('kind', target.value)}
        />
        <TextArea
          {...text}
          label="Note"
          required
          rows={2}
          maxLength={STUDENT_WORK_LIMITS.note}
          value={note}
          onChange={({ target }) => onSet('note', target.value)}
        />
        <div>
          <Button variant="secondary" onClick={onRemove}>
            Remove mark {number}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
