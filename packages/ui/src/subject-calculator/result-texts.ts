import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { roundedPercent, type MarkNeed } from '@tutoring/domain/ib-subject';
import { fill } from '../lib/fill';
import type { Boundaries, CoreOutcome, Need, Outcome, SubjectOutcome } from './outcome';
import type { Texts } from './texts';
import type { Chosen } from './subject-form';

/** A message and its values. The value `components` is a list of English names. */
export interface MessageWithValues {
  message: string;
  values: Readonly<Record<string, string>>;
}

/** The texts of an outcome, for the page and for files. */
export interface ResultTexts {
  /** The result in a few words, shown large. */
  figure: string;
  /** The per cent or marks behind it. */
  sum: MessageWithValues | undefined;
  /** The grades by the boundaries of past sessions. */
  past: string | undefined;
  /** What is missing, and the doubts about the boundaries. */
  doubts: readonly string[];
  need: { heading: MessageWithValues; answers: readonly MessageWithValues[] } | undefined;
}

/** The texts of an outcome; `undefined` without a mark or with an error. */
export function resultTexts(outcome: Outcome, texts: Texts): ResultTexts | undefined {
  const { marks, chosen, problems } = outcome;
  if (!marks || problems.size > 0 || marks.missing.length === chosen.components.length) return undefined;
  return outcome.kind === 'subject' ? subjectTexts(outcome, texts) : coreTexts(outcome, texts);
}

function subjectTexts(
  { marks, range, past, boundaries, need, chosen }: SubjectOutcome,
  texts: Texts,
): ResultTexts | undefined {
  if (!marks) return undefined;
  const { messages } = texts;
  const { least, most, missing } = marks;
  const isComplete = missing.length === 0;
  const [from, to] = [texts.percent(least), texts.percent(most)];
  return {
    figure: range
      ? texts.grade(String(range.lowest), String(range.highest), isComplete)
      : [...new Set([from, to])].join('–'),
    sum: isComplete
      ? { message: messages.percent, values: { percent: from, rounded: texts.percent(roundedPercent(least), 0) } }
      : {
          message: messages.percentRange,
          values: { least: from, most: to, components: namesOf(missing, chosen, texts) },
        },
    past: past.length > 0 && isComplete ? texts.past(past) : undefined,
    doubts: [...(range ? [] : [messages.noBounds]), ...ownBounds(boundaries, texts)],
    need: need && needTexts(need, chosen, texts),
  };
}

function coreTexts({ marks, chosen }: CoreOutcome, texts: Texts): ResultTexts | undefined {
  if (!marks) return undefined;
  const { messages } = texts;
  const { least, most, missing, letters } = marks;
  const isComplete = missing.length === 0;
  const outOf = String(marks.outOf);
  const sum = fill(messages.marks, { marks: texts.range({ low: least, high: most }), outOf });
  return {
    figure: letters ? texts.grade(letters.lowest, letters.highest, isComplete) : sum,
    sum: isComplete
      ? letters
        ? { message: sum, values: {} }
        : undefined
      : {
          message: messages.marksRange,
          values: {
            least: texts.number(least),
            most: texts.number(most),
            outOf,
            components: namesOf(missing, chosen, texts),
          },
        },
    past: undefined,
    doubts: letters
      ? []
      : [
          fill(messages.noLetters, {
            checked: texts.month(chosen.facts.source.checked),
            year: String(chosen.facts.first),
          }),
        ],
    need: undefined,
  };
}

/** The sources of the boundaries. */
export function sourceOf(outcome: Outcome, texts: Texts, known: IbBoundaries | undefined): string | undefined {
  if (outcome.kind === 'subject') {
    const names = outcome.boundaries.sessions.map(({ session }) => session);
    return known && names.length > 0 ? texts.boundarySource(names, known) : undefined;
  }
  const by = outcome.marks?.letters?.by;
  return by && fill(texts.messages.letterSource, { sources: texts.list(by.sources), checked: texts.month(by.checked) });
}

/** Names the boundaries that the visitor entered. */
function ownBounds({ why, bounds }: Boundaries, { messages, list }: Texts): string[] {
  const grades = Object.keys(bounds);
  return why && grades.length > 0 ? [fill(messages.caution_own, { grades: list(grades) })] : [];
}

function needTexts({ component, grade, answer }: Need, chosen: Chosen, texts: Texts): ResultTexts['need'] {
  const { messages } = texts;
  const heading = {
    message: messages.needed,
    values: { grade: String(grade), components: namesOf([component], chosen, texts) },
  };
  if (answer.status === 'no-boundary') {
    return { heading, answers: [{ message: messages.needBound, values: { grade: String(grade) } }] };
  }
  if (answer.status === 'incomplete') {
    const components = namesOf(answer.missing, chosen, texts);
    return { heading, answers: [{ message: messages.needOthers, values: { components } }] };
  }
  const { atLow, atHigh } = answer;
  // One answer is enough if both ends of the boundary are the same.
  const needs = atLow.bound === atHigh.bound ? [atLow] : [atLow, atHigh];
  return { heading, answers: needs.map((need) => tellMark(need, texts)) };
}

/** The mark that one end of the boundary needs. */
function tellMark(need: MarkNeed, texts: Texts): MessageWithValues {
  const { messages } = texts;
  const answer =
    need.need === 'marks'
      ? fill(messages.need_marks, { mark: String(need.mark), max: String(need.max) })
      : need.need === 'nothing'
        ? messages.need_nothing
        : fill(messages.need_impossible, { percent: texts.percent(need.best) });
  return { message: messages.neededAt, values: { bound: texts.percent(need.bound, 0), answer } };
}

function namesOf(ids: readonly string[], { components }: Chosen, { list }: Texts): string {
  return list(ids.flatMap((id) => components.find((one) => one.id === id)?.name ?? []));
}
