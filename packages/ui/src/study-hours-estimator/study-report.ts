import { fill } from '../lib/fill';
import type { ToolReport } from '../tool/report';
import { shortfall } from './shortfall';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Words } from './words';

/** Subjects that a picture has room for. */
const LINES = 3;

/** The plan for files: every slot of it in the table. */
export function studyReport({ plan }: StudyOutcome, words: Words, texts: Texts): ToolReport | undefined {
  if (!plan) return undefined;
  const { total, hoursAWeek, neededAWeek, subjects } = plan;
  const range = texts.range(Math.round(total.low), Math.round(total.high));
  const hours = texts.hours(hoursAWeek);
  const needed = neededAWeek.likely === undefined ? words.noWeek : texts.hours(neededAWeek.likely);
  return {
    title: words.form,
    headline: fill(words.subjectHours, { likely: texts.hours(Math.round(total.likely)), range }),
    lines: [
      fill(words.lineWeek, { needed, available: hours }),
      shortfall(plan, words, texts) ?? words.fits,
      ...subjects.slice(0, LINES).map(({ id, rule }) => texts.named(id, texts.hours(Math.round(rule.likely)))),
    ],
    rows: [
      [words.date, words.headFor, words.component, words.hours, words.headRecalls],
      ...plan.weeks.flatMap(({ slots }) =>
        slots.map((slot) => [slot.date, slot.id, slot.component ?? '', slot.hours, slot.recalls ?? '']),
      ),
    ],
  };
}
