import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill } from '../lib/fill';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import { Field } from './field';
import { LADDERS, MAX_LADDER_LENGTH, type Ladder } from './ladders';
import { PRACTICE_DEFAULT_PERCENT, PRACTICE_STEP, WEEKDAYS } from './study-form';
import type { FieldsetProps } from './fieldset-props';
import * as styles from './study-hours-estimator.css';
import { isByDay } from './study-request';

/** The hours by week or by weekday, how the student studies, and the grade boundaries. */
export function TimeFields({ tool, problemOf, messages, texts }: FieldsetProps) {
  const practiceId = useId();
  const practice = Number(tool.fields.practice ?? PRACTICE_DEFAULT_PERCENT) / 100;
  const byDay = isByDay(tool.fields);
  const practiceText = fill(messages.practiceValue, {
    practice: texts.percent(practice),
    reading: texts.percent(1 - practice),
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{messages.time}</legend>
      <div className={styles.row}>
        <Field label={messages.hoursAWeek} problem={problemOf('hours')} help={byDay && messages.daysCount}>
          {(field) => <input {...field} {...tool.bind('hours')} {...numberField('decimal')} />}
        </Field>
        <div className={styles.practice}>
          <label htmlFor={practiceId} className={styles.label}>
            {messages.practice}
          </label>
          <input
            {...tool.bind('practice')}
            id={practiceId}
            type="range"
            min={0}
            max={100}
            step={PRACTICE_STEP}
            aria-valuetext={practiceText}
            className={styles.slider}
          />
          <span className={sheet.caution}>{practiceText}</span>
          <span className={sheet.problem}>{problemOf('practice')}</span>
        </div>
      </div>
      <Fold summary={messages.byDay} isNeeded={byDay}>
        <p className={sheet.caution}>{messages.byDayHelp}</p>
        <div className={styles.days}>
          {WEEKDAYS.map((day) => (
            <Field key={day} label={texts.weekdayName(day)} problem={problemOf(`day${day}`)}>
              {(field) => <input {...field} {...tool.bind(`day${day}`)} {...numberField('decimal')} />}
            </Field>
          ))}
        </div>
      </Fold>
      <Fold summary={messages.ladders} isNeeded={problemOf('ib') !== undefined || problemOf('ap') !== undefined}>
        <p className={sheet.caution}>{messages.laddersHelp}</p>
        {(Object.keys(LADDERS) as Ladder[]).map((ladder) => (
          <Field key={ladder} label={messages[`ladder_${ladder}`]} problem={problemOf(ladder)}>
            {(field) => (
              <input
                {...field}
                {...tool.bind(ladder)}
                placeholder={LADDERS[ladder].join(' ')}
                maxLength={MAX_LADDER_LENGTH}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </Fold>
    </fieldset>
  );
}

/** Opens by itself when a field in it is needed. Only the visitor closes it: closing it by script could hide the field in use. */
function Fold({ summary, isNeeded, children }: { summary: string; isNeeded: boolean; children: ReactNode }) {
  const own = useRef<HTMLDetailsElement>(null);
  // This never changes after the first render, so React never resets what the visitor opens or closes.
  const [isOpen] = useState(isNeeded);
  useEffect(() => {
    if (isNeeded && own.current) own.current.open = true;
  }, [isNeeded]);
  return (
    <details ref={own} open={isOpen || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
