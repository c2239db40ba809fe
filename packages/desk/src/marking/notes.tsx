import { directionOf } from '@tutoring/domain/languages';
import { MARK_KINDS, MARKED_WORK_LIMITS, MARKS_MAX, type Mark, type MarkKind } from '@tutoring/domain/marking';
import { useId } from 'react';
import { KIND_NAMES, leftIn, nameOf, placeOf } from './marks';
import * as styles from './marking.css';

interface NotesProps {
  /** In reading order. */
  marks: readonly Mark[];
  numbers: ReadonlyMap<string, number>;
  /** The language in which the student reads. */
  language: string;
  selected: string | undefined;
  isReadOnly: boolean;
  onSelect: (id: string) => void;
  onNote: (id: string, note: string) => void;
  onKind: (id: string, kind: MarkKind) => void;
  onRemove: (id: string) => void;
}

/** The notes in reading order. The focus in one selects its mark. */
export function Notes({
  marks,
  numbers,
  language,
  selected,
  isReadOnly,
  onSelect,
  onNote,
  onKind,
  onRemove,
}: NotesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        Notes {marks.length > 0 && <span className={styles.quiet}>{marks.length}</span>}
      </h3>
      {marks.length >= MARKS_MAX && !isReadOnly && (
        <p className={styles.quiet}>That is the most that a marking can have. Delete one to set another.</p>
      )}
      {marks.length === 0 && (
        <p className={styles.quiet}>
          {isReadOnly
            ? 'There are none yet.'
            : 'Draw over the words, or press beside them: the note is written here. With the keyboard: Add mark, then the arrow keys, then Enter.'}
        </p>
      )}
      <ol className={styles.notes}>
        {marks.map((mark) => {
          const number = numbers.get(mark.id);
          /** In the names of its controls. */
          const called =
            number === undefined ? `the tick, page ${mark.page + 1}, ${placeOf(mark.box)}` : `mark ${number}`;
          const left = leftIn(mark.note, 'note');
          return (
            <li key={mark.id} data-selected={mark.id === selected || undefined} className={styles.note}>
              <div className={styles.noteTop}>
                <button
                  type="button"
                  className={styles.noteNumber}
                  aria-label={`Show: ${nameOf(mark, number)}`}
                  aria-pressed={mark.id === selected}
                  onClick={() => onSelect(mark.id)}
                >
                  {number ?? '✓'}
                </button>
                {isReadOnly ? (
                  <span className={styles.quiet}>{KIND_NAMES[mark.kind]}</span>
                ) : (
                  <select
                    aria-label={`Kind of ${called}`}
                    className={styles.kind}
                    value={mark.kind}
                    onChange={(event) => onKind(mark.id, event.target.value as MarkKind)}
                  >
                    {MARK_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {KIND_NAMES[kind]}
                      </option>
                    ))}
                  </select>
                )}
                <span className={styles.place}>
                  p. {mark.page + 1}, {placeOf(mark.box)}
                </span>
                {!isReadOnly && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Delete ${called}`}
                    onClick={() => onRemove(mark.id)}
                  >
                    ×
                  </button>
                )}
              </div>
              {isReadOnly ? (
                <p lang={language} dir={directionOf(language)} className={styles.noteText}>
                  {mark.note}
                </p>
              ) : (
                <textarea
                  data-note={mark.id}
                  aria-label={`Note of ${called}`}
                  lang={language}
                  dir={directionOf(language)}
                  rows={1}
                  maxLength={MARKED_WORK_LIMITS.note}
                  placeholder={mark.kind === 'tick' ? 'What is good here (may stay empty)' : 'What to change, and how'}
                  className={styles.noteField}
                  value={mark.note}
                  onFocus={() => onSelect(mark.id)}
                  onChange={(event) => onNote(mark.id, event.target.value)}
                />
              )}
              {left && (
                <p role="status" className={styles.quiet}>
                  {left}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
