import { BOUNDED_GRADES, markNeeded } from '@tutoring/domain/ib-subject';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import type { Outcome } from './outcome';
import { entriesIn } from './subject-form';
import type { Texts } from './texts';

/** Says the fewest marks on one component that are missing for the next grade; `undefined` if none is enough. */
export function nextGradeText(fields: Fields, outcome: Outcome, texts: Texts): string | undefined {
  if (outcome.kind !== 'subject' || !outcome.range || outcome.marks?.missing.length !== 0) return undefined;
  const { chosen, boundaries, range } = outcome;
  const grade = BOUNDED_GRADES.find((one) => one === range.highest + 1);
  if (!grade) return undefined;
  const entries = entriesIn(fields, chosen);
  const missing = chosen.components.flatMap(({ id }) => {
    const needed = markNeeded(chosen.components, entries, { component: id, grade }, boundaries.bounds);
    if (needed.status !== 'ready' || needed.atLow.need !== 'marks' || needed.atHigh.need !== 'marks') return [];
    const mark = entries.marks[id] ?? 0;
    return [{ low: Math.max(needed.atLow.mark - mark, 0), high: needed.atHigh.mark - mark }];
  });
  const [least] = missing.sort((one, other) => one.high - other.high);
  return least && fill(texts.messages.toGo, { marks: texts.range(least), grade: String(grade) });
}
