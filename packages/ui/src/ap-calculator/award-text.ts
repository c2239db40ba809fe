import { AP_AWARDS, apAwards, type AddedExam, type ApAward, type AwardStep } from '@tutoring/domain/ap-awards';
import { fill } from '../lib/fill';
import { EXAM_NAMES } from './ap-form';
import { scoresAt, type CountedExam } from './exam-outcome';
import type { Messages } from './translation';

/** An award, and whether the scores give it. */
export interface AwardOutcome {
  award: ApAward;
  /** `sure`: even with the lower end of each range of scores. `possible`: with the higher end. */
  standing: 'sure' | 'possible' | 'open';
  /** The cheapest ways to the award with the lower scores. */
  steps: readonly AwardStep[];
}

/** The awards for AP Capstone students, who take AP Seminar. */
const CAPSTONE: ReadonlySet<ApAward['id']> = new Set(['capstone-diploma', 'seminar-research-certificate']);

/** Decides each award. The Capstone awards appear if one of their two exams is in the list. */
export function awardsOf(counted: readonly CountedExam[]): readonly AwardOutcome[] {
  const lower = apAwards(scoresAt('low', counted));
  const higher = apAwards(scoresAt('high', counted));
  if (lower.status === 'invalid' || higher.status === 'invalid') return [];
  const isCapstone = counted.some(({ id }) => id === 'ap-seminar' || id === 'ap-research');
  return AP_AWARDS.filter(({ id }) => isCapstone || !CAPSTONE.has(id)).map((award) => {
    const atLow = lower.awards.find((one) => one.award === award);
    const atHigh = higher.awards.find((one) => one.award === award);
    return {
      award,
      standing: atLow?.met ? 'sure' : atHigh?.met ? 'possible' : 'open',
      steps: atLow?.steps ?? [],
    };
  });
}

/** The last of the awards that are sure, which is the highest Scholar award unless a special one follows. */
export function bestAward(counted: readonly CountedExam[]): ApAward | undefined {
  return awardsOf(counted)
    .filter(({ standing }) => standing === 'sure')
    .at(-1)?.award;
}

/** Says a way to an award: higher scores, further exams, or both. */
export function stepText({ raise, anyOf, add }: AwardStep, messages: Messages, lang: string): string {
  const list = (type: 'conjunction' | 'disjunction', parts: readonly string[]) =>
    new Intl.ListFormat(lang, { type }).format(parts);
  const named = (scores: AwardStep['raise']) =>
    scores.map(({ exam, score }) => `${EXAM_NAMES.get(exam) ?? exam}: ${score}`);
  if (anyOf.length > 0) return fill(messages.stepAnyOf, { exams: list('disjunction', named(anyOf)) });
  return [
    ...(raise.length > 0 ? [fill(messages.stepRaise, { exams: list('conjunction', named(raise)) })] : []),
    ...(add.length > 0 ? [fill(messages.stepAdd, { exams: list('conjunction', addedTexts(add, messages)) })] : []),
  ].join(' · ');
}

/** Says the further exams. Equal ones appear once, with their number. */
function addedTexts(add: readonly AddedExam[], messages: Messages): string[] {
  const texts = add.map(({ kind, score }) => `${nameOf(kind, messages)}: ${score}`);
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((one) => one === text).length;
    return count > 1 ? `${count} × ${text}` : text;
  });
}

function nameOf(kind: AddedExam['kind'], messages: Messages): string {
  if (kind === 'seminar' || kind === 'research') return EXAM_NAMES.get(`ap-${kind}`) ?? kind;
  return messages[`add_${kind}`];
}
