import type { Figures, FormFigures, FormKind } from '@tutoring/domain/figures';
import type { LeadStep } from '@tutoring/domain/lead-limits';
import { BarTable, type BarTableRow } from './bar-table';
import { rangeText, shareText } from './words';
import * as styles from './figures.css';

/** The titles of the form's steps. */
const STEPS: Readonly<Record<LeadStep, string>> = {
  you: 'Stopped in 1, you and your question',
  course: 'Stopped in 2, course and exams',
  when: 'Stopped in 3, place and time',
  work: 'Stopped at the pages to mark',
};

const FORMS: readonly { kind: FormKind; title: string }[] = [
  { kind: 'full', title: 'The form in three steps' },
  { kind: 'brief', title: 'The short form at the end of pages' },
];

/** Where visitors stop in the forms. */
export function Forms({ forms, formsSince, from, to }: Pick<Figures, 'forms' | 'formsSince' | 'from' | 'to'>) {
  return (
    <div className={styles.figure}>
      <p className={styles.caption}>
        Visits to a page in which somebody typed into its form. Only visitors who allow analytics are counted, without
        what they typed, a name or an address, so fewer are sent here than there are leads. Somebody who goes on another
        day counts twice. Steps 2 and 3 are optional. {since(formsSince, { from, to })}
      </p>
      {formsSince !== null && formsSince <= to && (
        <div className={styles.forms}>
          {FORMS.map(({ kind, title }) => (
            <div key={kind} className={styles.form}>
              <h3 className={styles.subheading}>{title}</h3>
              <BarTable caption={title} of="Visits" rows={rowsOf(kind, forms[kind])} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function since(day: string | null, { from, to }: Pick<Figures, 'from' | 'to'>): string {
  if (day === null) return 'Nobody has been counted yet.';
  if (day > to) return `Counting began later, on ${rangeText({ from: day, to: day })}.`;
  return day > from ? `Counting began on ${rangeText({ from: day, to: day })}.` : '';
}

function rowsOf(kind: FormKind, { begun, stopped, sent }: FormFigures): BarTableRow[] {
  const steps = kind === 'full' ? stopped : stopped.slice(0, 1);
  return [
    { label: 'Began to type', ...begun },
    ...steps.map(({ step, ...both }) => ({ label: kind === 'full' ? STEPS[step] : 'Stopped before sending', ...both })),
    { label: 'Sent', ...sent },
  ].map((row) => ({ ...row, share: shareText(row.now, begun.now) }));
}
