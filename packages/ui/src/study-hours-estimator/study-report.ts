import { fill } from '../lib/fill';
import type { ToolReport } from '../tool/report';
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
  const { total, subjects } = plan;
  const range = texts.range(Math.round(total.low), Math.round(total.high));
  return {
    title: messages.form,
    headline: fill(messages.subjectHours, { likely: texts.hours(Math.round(total.likely)), range }),
    lines: [
      ...(isOver ? [] : [neededText(plan, messages, texts)]),
      text,
      ...subjects.slice(0, LINES).map(({ id, rule }) => texts.named(id, texts.hours(Math.round(rule.likely)))),
    ],
    rows: [
      [messages.date, messages.headFor, messages.component, messages.hours, messages.headRecalls],
      ...plan.weeks.flatMap(({ slots }) =>
        slots.map((slot) => [slot.date, slot.id, slot.component ?? '', slot.hours, slot.recalls ?? '']),
      ),
    ],
  };
}
