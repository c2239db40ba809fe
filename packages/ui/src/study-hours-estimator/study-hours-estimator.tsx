'use client';
import { forwardRef, useDeferredValue, useMemo, type FormHTMLAttributes } from 'react';
import { en } from '#study-hours-estimator/messages/en';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { Tool } from '../tool/tool';
import { CalendarButton } from './calendar-button';
import { EXAMPLE_TODAY } from './study-form';
import { StudyFields } from './study-fields';
import { rowNames, studyOutcome } from './study-outcome';
import { studyReport } from './study-report';
import { StudyResult } from './study-result';
import { textsOf } from './study-text';
import { useStudyFields } from './use-study-fields';

export interface StudyHoursEstimatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Hours of study for several subjects by a rule of thumb that it prints, whether they have a place before the exams,
 * what would give them one, and a plan by week and day, also as a calendar file. The server writes a worked example;
 * nothing that is entered leaves the browser.
 */
export const StudyHoursEstimator = forwardRef<HTMLFormElement, StudyHoursEstimatorProps>(function StudyHoursEstimator(
  { messages, ...rest },
  ref,
) {
  const words = useMessages('study-hours-estimator', en, messages);
  const lang = useLang();
  const texts = useMemo(() => textsOf(words, lang), [words, lang]);
  const { tool, clock } = useStudyFields();
  // A letter that is typed stands there at once; the plan of a year may come a moment later.
  const fields = useDeferredValue(tool.fields);
  const outcome = useMemo(
    // The example has a day of its own: the server and the first rendering know no clock.
    () => studyOutcome(fields, fields.today ?? clock ?? EXAMPLE_TODAY, words, clock),
    [fields, clock, words],
  );

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      heading={words.form}
      example={words.example}
      entry={
        <StudyFields tool={tool} outcome={outcome} names={rowNames(tool.fields, words)} words={words} texts={texts} />
      }
      result={
        <StudyResult
          outcome={outcome}
          isExample={tool.fields === tool.form.example}
          change={tool.change}
          words={words}
          texts={texts}
        />
      }
      report={() => studyReport(outcome, words, texts)}
      actions={<CalendarButton outcome={outcome} words={words} texts={texts} />}
    />
  );
});
