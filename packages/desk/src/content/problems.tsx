import type { ContentMistake } from '@tutoring/domain/content';
import { useEffect, useRef } from 'react';
import type { FieldProblem, Path } from '../forms';
import { editHref } from './addresses';
import { titleOf, type Entry } from './model/files';
import * as styles from './content.css';

interface ProblemsProps {
  /** What happened, in a sentence. */
  says: string;
  problems: readonly ContentMistake[];
  /** The file that is open: its problems lead to their lines. @default none */
  path?: string;
  /** The files, whose titles lead to the problems of others. @default their paths */
  entries?: readonly Entry[] | undefined;
  onLine?: (line: number) => void;
}

/** Why the build would refuse a text, as `pnpm content` says it; each with a link to its line. */
export function Problems({ says, problems, path, entries = [], onLine }: ProblemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [problems]);
  return (
    <section className={styles.notice} data-state="problem" aria-label="Mistakes">
      <h3 ref={heading} tabIndex={-1}>
        {says}
      </h3>
      <ol className={styles.problems}>
        {problems.map(({ file, line, message }) => (
          <li key={`${file} ${line} ${message}`}>
            {file === path && onLine ? (
              <button type="button" className={styles.linkButton} onClick={() => onLine(line ?? 1)}>
                {line ? `Line ${line}` : 'In this file'}
              </button>
            ) : (
              file && (
                <a href={editHref({ path: file, line: line ?? undefined })}>
                  <bdi>{titleOf(entries, file)}</bdi>
                  {line && `, line ${line}`}
                </a>
              )
            )}
            <p className={styles.message}>{message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FieldProblemsProps {
  problems: readonly FieldProblem[];
  onField: (path: Path) => void;
}

/** The fields that have to be corrected before a file can be saved. */
export function FieldProblems({ problems, onField }: FieldProblemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [problems]);
  return (
    <section className={styles.notice} data-state="problem" aria-label="Fields to correct">
      <h3 ref={heading} tabIndex={-1}>
        Nothing was saved: {problems.length === 1 ? 'a field needs' : `${problems.length} fields need`} a correction
      </h3>
      <ol className={styles.problems}>
        {problems.map(({ label, path, message }) => (
          <li key={`${path.join('.')} ${message}`}>
            <button type="button" className={styles.linkButton} onClick={() => onField(path)}>
              {label}
            </button>
            <p className={styles.message}>{message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
