'use client';
import { CORE_LETTERS, MAX_POINTS, SUBJECT_GRADES } from '@tutoring/domain/ib-diploma';
import { forwardRef, useEffect, useId, useRef, useState, type FormHTMLAttributes } from 'react';
import { en } from '#grade-calculator/messages/en';
import { Button } from '../button/button';
import { Checkbox, Select } from '../field/field';
import { copyText } from '../lib/copy';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { EMPTY, entryOf, EXAMPLE, fieldName, isTarget, type DiplomaEntry } from './diploma-entry';
import { entryIn, fragmentOf } from './diploma-link';
import { DiplomaResult } from './diploma-result';
import * as styles from './grade-calculator.css';

export interface GradeCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * IB grades to points of 45 and the award of the Diploma, with every condition and what would change the result.
 * The server writes a worked example; nothing that is entered leaves the browser.
 */
export const GradeCalculator = forwardRef<HTMLFormElement, GradeCalculatorProps>(function GradeCalculator(
  { messages, className, ...rest },
  ref,
) {
  const words = useMessages('grade-calculator', en, messages);
  const own = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(own, ref);
  const [entry, setEntry] = useState<DiplomaEntry>(EXAMPLE);
  const [copied, setCopied] = useState('');
  const problemId = useId();
  const isWrong = entry.target !== '' && !isTarget(Number(entry.target));

  useEffect(() => {
    const form = own.current;
    if (!form) return;
    // A shared result; else what was chosen in the server's HTML before this script came.
    const shared = entryIn(location.hash);
    if (shared) write(form, shared);
    setEntry(shared ?? entryOf(form));
  }, []);

  const read = () => {
    if (own.current) setEntry(entryOf(own.current));
    setCopied('');
  };
  const clear = () => {
    if (own.current) write(own.current, EMPTY);
    read();
  };
  const share = async () => {
    const address = new URL(fragmentOf(entry), location.href);
    history.replaceState(history.state, '', address);
    setCopied((await copyText(address.href)) === 'copied' ? words.copied : words.copyFailed);
  };

  const nameOf = (place: number) =>
    entry.subjects[place]?.name || fill(words.subjectNumber, { number: String(place + 1) });
  const labelOf = (field: string) => {
    const [, place] = /^subjects\.(\d)/.exec(field) ?? [];
    if (place !== undefined) return nameOf(Number(place));
    return field === 'tok' ? words.tok : field === 'ee' ? words.ee : words.cas;
  };
  const grades = choices(words.none, [...SUBJECT_GRADES].reverse().map(String), words.noGrade);
  const letters = choices(words.none, CORE_LETTERS, words.noGrade);

  return (
    <form
      ref={merged}
      aria-label={words.form}
      {...rest}
      className={cx(styles.root, className)}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <p>{words.example}</p>
        <table className={styles.subjects}>
          <thead>
            <tr>
              <th scope="col">{words.subject}</th>
              <th scope="col">{words.level}</th>
              <th scope="col">{words.grade}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.subjects.map(({ level, grade }, place) => (
              // The rows are always the same six.
              <tr key={fieldName(place, 'name')}>
                <td>
                  <input
                    className={styles.control}
                    name={fieldName(place, 'name')}
                    aria-label={fill(words.nameOf, { number: String(place + 1) })}
                    placeholder={fill(words.subjectNumber, { number: String(place + 1) })}
                    maxLength={60}
                    autoComplete="off"
                  />
                </td>
                <td>
                  <select
                    className={styles.control}
                    name={fieldName(place, 'level')}
                    aria-label={fill(words.levelOf, { subject: nameOf(place) })}
                    defaultValue={level}
                  >
                    <option>HL</option>
                    <option>SL</option>
                  </select>
                </td>
                <td>
                  <select
                    className={styles.control}
                    name={fieldName(place, 'grade')}
                    aria-label={fill(words.gradeOf, { subject: nameOf(place) })}
                    defaultValue={grade}
                  >
                    {grades.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.core}>
          <Select name="tok" label={words.tok} required defaultValue={EXAMPLE.tok} options={letters} />
          <Select name="ee" label={words.ee} required defaultValue={EXAMPLE.ee} options={letters} />
          <label className={styles.target}>
            {words.target}
            <input
              className={styles.control}
              name="target"
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_POINTS}
              defaultValue={EXAMPLE.target}
              aria-invalid={isWrong || undefined}
              aria-describedby={problemId}
            />
          </label>
        </div>
        <p id={problemId} className={styles.problem}>
          {isWrong && words.problem_target}
        </p>
        <Checkbox name="cas" label={words.cas} defaultChecked={EXAMPLE.cas} />
        <div className={styles.actions}>
          <Button onClick={() => void share()}>{words.copyLink}</Button>
          <Button kind="secondary" onClick={() => print()}>
            {words.print}
          </Button>
          <Button kind="secondary" onClick={clear}>
            {words.clear}
          </Button>
        </div>
        <p role="status">{copied}</p>
      </div>
      <section aria-label={words.result} className={styles.result}>
        <DiplomaResult entry={entry} words={words} labelOf={labelOf} />
      </section>
    </form>
  );
});

/** A list to choose from that begins with nothing; `N` says what it is. */
function choices(none: string, values: readonly string[], noGrade: string) {
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value === 'N' ? noGrade : value }))];
}

/** Puts an entry into the form's fields. */
function write(form: HTMLFormElement, { subjects, tok, ee, cas, target }: DiplomaEntry): void {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  };
  subjects.forEach(({ name, level, grade }, place) => {
    set(fieldName(place, 'name'), name);
    set(fieldName(place, 'level'), level);
    set(fieldName(place, 'grade'), grade);
  });
  set('tok', tok);
  set('ee', ee);
  set('target', target);
  const met = form.elements.namedItem('cas');
  if (met instanceof HTMLInputElement) met.checked = cas;
}
