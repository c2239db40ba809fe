import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { ToolReport } from '../tool/report';
import type { ToolSummary } from '../tool/summary-line';
import { neededText } from './needed-text';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import { verdictOf } from './verdict';
import type { Messages } from './translation';

/** How many subjects fit in a picture. */
const LINES = 3;

/** The plan for files. The table has a row for each slot. */
export function studyReport(outcome: StudyOutcome, messages: Messages, texts: Texts): ToolReport | undefined {
  const { plan } = outcome;
  if (!plan) return undefined;
  const { text, isOver } = verdictOf(outcome, plan, messages, texts);
  const subjects = plan.subjects.map(({ id, rule }) => texts.named(id, texts.hours(Math.round(rule.likely))));
  return {
    title: messages.form,
    headline: hoursText(plan, messages, texts),
    lines: [...(isOver ? [] : [neededText(plan, messages, texts)]), text, ...subjects.slice(0, LINES)],
    more: subjects.slice(LINES),
    rows: [
      [messages.date, messages.headFor, messages.component, messages.hours, messages.headRecalls],
      ...plan.weeks.flatMap(({ slots }) =>
        slots.map((slot) => [slot.date, slot.id, slot.component ?? '', slot.hours, slot.recalls ?? '']),
      ),
    ],
  };
}

/** The hours a week, and whether they fit, in few words. `undefined` without a plan. */
export function studySummary(outcome: StudyOutcome, messages: Messages, texts: Texts): ToolSummary | undefined {
  const { plan } = outcome;
  if (!plan) return undefined;
  const { likely, low } = plan.neededAWeek;
  const aWeek = likely ?? low;
  const { text, isOver } = verdictOf(outcome, plan, messages, texts);
  const { fits, missing } = plan.fit;
  const short = fits ? messages.fitsShort : fill(messages.fitsNotShort, { missing: texts.hours(missing) });
  return {
    figure:
      aWeek === undefined || isOver
        ? hoursText(plan, messages, texts)
        : fill(messages.aWeek, { hours: texts.hours(aWeek) }),
    text: isOver ? text : short,
  };
}

function hoursText({ total }: StudyPlan, messages: Messages, texts: Texts): string {
  const range = texts.range(Math.round(total.low), Math.round(total.high));
  return fill(messages.subjectHours, { likely: texts.hours(Math.round(total.likely)), range });
}
