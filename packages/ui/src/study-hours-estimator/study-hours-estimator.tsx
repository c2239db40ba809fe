'use client';
import { forwardRef, useCallback, useDeferredValue, useMemo, type FormHTMLAttributes } from 'react';
import { en } from '#study-hours-estimator/messages/en';
import type { SchoolHolidays } from '@tutoring/domain/dates';
import { keepPlan, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import { cx } from '../lib/cx';
import { languageOrEnglish } from '../lib/language-or-english';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { Tool, type ToolPage } from '../tool/tool';
import { CalendarButton } from './calendar-button';
import { KeptPlanSheets, StartPlan, usePlanLink } from './kept-plans';
import type { PlanCalendarActions } from './phone-actions';
import { phonePlan } from './phone-plan';
import * as styles from './study-hours-estimator.css';
import { EXAMPLE_TODAY, todayOf } from './study-form';
import { StudyFields } from './study-fields';
import { rowNames, studyOutcome } from './study-outcome';
import { studyReport, studySummary } from './study-report';
import { StudyResult } from './study-result';
import { textsOf } from './study-text';
import { useKeptPlan } from './use-kept-plan';
import { usePhoneCalendar } from './use-phone-calendar';
import { useStudyFields } from './use-study-fields';

export interface StudyHoursEstimatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /** School calendars. The visitor can choose one, whose coming holidays become days off. @default none */
  schoolHolidays?: readonly SchoolHolidays[] | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
  /**
   * How the planner stores the calendar of a kept plan on a server, so that phones subscribe to it. Always pass the same object. Leave
   * it out in a frame of another site.
   * @default no calendar on the phone
   */
  calendar?: PlanCalendarActions | undefined;
}

/**
 * Estimates the hours of study for several subjects by a rule of thumb that it shows in full. It says whether the hours
 * fit before the exams, and which changes would make them fit. It makes a plan by week and day, also as a calendar file.
 * The server renders a worked example. No entry leaves the browser, except a kept plan that the visitor puts on a phone with `calendar`.
 *
 * A kept plan comes above the form, which would move. If the page sets `data-plan="kept"` on `html` before it paints, the form is
 * invisible until the plan is there, for two seconds at most.
 */
export const StudyHoursEstimator = forwardRef<HTMLFormElement, StudyHoursEstimatorProps>(function StudyHoursEstimator(
  { schoolHolidays = [], messages: overrides, calendar, className, ...rest },
  ref,
) {
  const messages = useMessages('study-hours-estimator', en, overrides);
  const lang = useLang();
  const texts = useMemo(() => textsOf(messages, lang), [messages, lang]);
  const { tool, clock } = useStudyFields();
  // A typed letter appears at once. The plan, which may span a year, can follow later.
  const fields = useDeferredValue(tool.fields);
  const outcome = useMemo(
    // The example has a fixed day, because the server and the first render do not know the clock.
    () => studyOutcome(fields, fields.today ?? clock ?? EXAMPLE_TODAY, messages, clock),
    [fields, clock, messages],
  );

  const plans = useKeptPlan();
  usePlanLink(plans, messages, texts);
  const contentOf = useCallback(
    (kept: KeptPlan) =>
      phonePlan(kept, { language: languageOrEnglish(lang), today: todayOf(new Date()), messages, texts }),
    [lang, messages, texts],
  );
  const phone = usePhoneCalendar(calendar, plans, contentOf, messages);
  const hasPlan = plans.own !== undefined || plans.theirs !== undefined;
  /** Makes the plan from today. Entries that are wrong for today get their errors in the form. */
  const make = (before: KeptPlan | undefined) => {
    const made = keepPlan({ ...outcome.request, today: todayOf(new Date()) }, before);
    if (made.status === 'ready') tool.keep(true);
    else tool.change({});
    return made.status === 'ready' ? made.kept : undefined;
  };

  return (
    <Tool
      {...rest}
      ref={ref}
      // With the clock, the kept plan is known too.
      className={cx(!clock && styles.waiting, className)}
      tool={tool}
      heading={messages.form}
      above={
        clock && hasPlan ? (
          <KeptPlanSheets plans={plans} phone={phone} today={clock} messages={messages} texts={texts} />
        ) : undefined
      }
      example={messages.example}
      entry={
        <StudyFields
          tool={tool}
          outcome={outcome}
          names={rowNames(tool.fields, messages)}
          schoolHolidays={schoolHolidays}
          clock={clock}
          messages={messages}
          texts={texts}
        />
      }
      result={
        <>
          {outcome.plan && !tool.isExample && !tool.link && <StartPlan plans={plans} make={make} messages={messages} />}
          <StudyResult
            outcome={outcome}
            isExample={tool.isExample}
            change={tool.change}
            messages={messages}
            texts={texts}
          />
        </>
      }
      summary={studySummary(outcome, messages, texts)}
      report={() => studyReport(outcome, messages, texts)}
      actions={<CalendarButton outcome={outcome} kept={plans.own} messages={messages} texts={texts} />}
    />
  );
});
