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
  return {
    title: messages.form,
    headline: hoursText(plan, messages, texts),
    lines: [
      ...(isOver ? [] : [neededText(plan, messages, texts)]),
      text,
      ...plan.subjects.slice(0, LINES).map(({ id, rule }) => texts.named(id, texts.hours(Math.round(rule.likely)))),
    ],
    rows: [
      [messages.date, messages.headFor, messages.component, messages.hours, messages.headRecalls],
      ...plan.weeks.flatMap(({ slots }) =>
        slots.map((slot) => [slot.date, slot.id, slot.component ?? '', slot.hours, slot.recalls ?? '']),
      ),
    ],
  };
}

/** The hours, and whether they fit. `undefined` without a plan. */
export function studySummary(outcome: StudyOutcome, messages: Messages, texts: Texts): ToolSummary | undefined {
  const { plan } = outcome;
  if (!plan) return undefined;
  return { figure: hoursText(plan, messages, texts), text: verdictOf(outcome, plan, messages, texts).text };
}

function hoursText({ total }: StudyPlan, messages: Messages, texts: Texts): string {
  const range = texts.range(Math.round(total.low), Math.round(total.high));
  return fill(messages.subjectHours, { likely: texts.hours(Math.round(total.likely)), range });
}
