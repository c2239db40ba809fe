import { describe, expect, it } from 'vitest';
import {
  AP_AWARDS,
  apAwards,
  DIPLOMA_AREAS,
  DIPLOMA_UNCONFIRMED,
  type AddedExam,
  type ApAward,
  type ApExamScore,
} from './awards';
import { AP_SCORES, type ApScore } from './cuts';
import { AP_EXAMS, AP_SCORE_ONLY_EXAMS } from './exams';

const exams = (...scores: ApScore[]) => scores.map((score, place): ApExamScore => ({ exam: `ap-${place}`, score }));
const seminar = (score: ApScore): ApExamScore => ({ exam: 'ap-seminar', score });
const research = (score: ApScore): ApExamScore => ({ exam: 'ap-research', score });

function won(scores: readonly ApExamScore[]): string[] {
  const result = apAwards(scores);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.awards.filter(({ met }) => met).map(({ award }) => award.id);
}

it.each<[string, ApExamScore[], string[]]>([
  ['nothing taken', [], []],
  ['two passed', exams(5, 5), []],
  ['three passed', exams(3, 3, 3), ['scholar']],
  ['a mean of exactly 3.25 on four', exams(3, 3, 3, 4), ['scholar', 'scholar-honor']],
  ['a mean of 3 on four', exams(3, 3, 3, 3), ['scholar']],
  ['failed exams pull the mean down', exams(4, 4, 4, 4, 1, 1), ['scholar']],
  [
    'a mean of exactly 3.5 on six, five of them passed',
    exams(5, 5, 3, 3, 3, 2),
    ['scholar', 'scholar-honor', 'scholar-distinction'],
  ],
  ['a mean of 5 on four is no distinction', exams(5, 5, 5, 5), ['scholar', 'scholar-honor']],
  ['Seminar and Research', [seminar(3), research(3)], ['seminar-research-certificate']],
  [
    'Seminar missed',
    [seminar(2), research(5), ...exams(4, 4, 4, 4)],
    ['scholar', 'scholar-honor', 'scholar-distinction'],
  ],
  [
    'the Capstone, but three others only',
    [seminar(3), research(3), ...exams(3, 3, 3)],
    ['scholar', 'seminar-research-certificate'],
  ],
  [
    'the whole Capstone',
    [seminar(3), research(3), ...exams(3, 3, 3, 3)],
    ['scholar', 'capstone-diploma', 'seminar-research-certificate'],
  ],
])('%s', (_, scores, expected) => {
  expect(won(scores)).toEqual(expected);
});

it('decides the Scholar awards for all scores of up to seven exams like exact integer arithmetic', () => {
  let seen = 0;
  const check = (scores: ApScore[]) => {
    seen += 1;
    const passes = scores.filter((score) => score > 2).length;
    const sum = scores.reduce<number>((total, score) => total + score, 0);
    const expected = [
      ...(passes >= 3 ? ['scholar'] : []),
      ...(passes >= 4 && 4 * sum >= 13 * scores.length ? ['scholar-honor'] : []),
      ...(passes >= 5 && 2 * sum >= 7 * scores.length ? ['scholar-distinction'] : []),
    ];
    expect(won(exams(...scores)), scores.join()).toEqual(expected);
    if (scores.length === 7) return;
    for (const score of AP_SCORES) if (score >= (scores.at(-1) ?? 1)) check([...scores, score]);
  };
  check([]);
  expect(seen).toBe(792);
});

it('returns by how much a condition is missed', () => {
  const result = apAwards(exams(3, 3, 3, 3));
  const honor = result.status === 'ready' ? result.awards.find(({ award }) => award.id === 'scholar-honor') : undefined;
  expect(honor?.lines).toEqual([
    { condition: 'passes', value: 4, limit: 4, met: true },
    { condition: 'mean', value: 3, limit: 3.25, met: false },
  ]);
});

it('names the invalid fields', () => {
  const wrong = [
    { exam: 'ap-biology', score: 6 },
    { exam: 'ap-biology', score: NaN },
  ] as unknown as ApExamScore[];
  expect(apAwards(wrong)).toEqual({
    status: 'invalid',
    problems: [
      { field: 'scores.0.score', code: 'out-of-range', min: 1, max: 5 },
      { field: 'scores.1.score', code: 'not-whole', min: 1, max: 5 },
      { field: 'scores.1.exam', code: 'twice' },
    ],
  });
});

const ALL_EXAMS = [...AP_EXAMS, ...AP_SCORE_ONLY_EXAMS].map(({ id }) => id);
const taken = (text: string): ApExamScore[] =>
  text.split(' ').map((one) => {
    const [exam, score] = one.split(':');
    return { exam: `ap-${exam}`, score: Number(score) as ApScore };
  });

describe('the International Diploma', () => {
  it.each([
    [
      'French and English, one global, one science, one more',
      'french:3 english-language:3 human-geography:3 biology:3 psychology:3',
      true,
    ],
    ['two exams in English', 'english-literature:5 english-language:5 human-geography:5 biology:5 psychology:5', false],
    ['two exams in Spanish', 'spanish-language:5 spanish-literature:5 human-geography:5 biology:5 psychology:5', false],
    ['two world languages', 'spanish-language:3 japanese:3 human-geography:3 biology:3 psychology:3', true],
    [
      'Environmental Science twice over',
      'french:3 english-language:3 environmental-science:3 psychology:3 us-history:3',
      false,
    ],
    [
      'Environmental Science as the science',
      'french:3 english-language:3 environmental-science:3 macroeconomics:3 us-history:3',
      true,
    ],
    [
      'Environmental Science as the global one',
      'french:3 english-language:3 environmental-science:3 biology:3 us-history:3',
      true,
    ],
    ['a third language is no further exam', 'french:3 english-language:3 german:3 macroeconomics:3 biology:3', false],
    [
      'nor is AP Seminar, of which no source is known',
      'french:3 english-language:3 seminar:3 macroeconomics:3 biology:3',
      false,
    ],
    ['a failed science', 'french:3 english-language:3 macroeconomics:3 biology:2 psychology:5', false],
  ])('%s', (_, exams, expected) => {
    expect(won(taken(exams)).includes('international-diploma')).toBe(expected);
  });

  it('is awarded like a search over all assignments of exams to areas', () => {
    for (const list of randomLists(2000, [5, 8])) {
      expect(won(list).includes('international-diploma'), JSON.stringify(list)).toBe(
        RULES['international-diploma'](list),
      );
    }
  });

  it('has known exams in its areas', () => {
    const named = [...Object.values(DIPLOMA_AREAS).flat(), ...DIPLOMA_UNCONFIRMED];
    expect(named.filter((id) => !ALL_EXAMS.includes(id))).toEqual([]);
  });
});

describe('the cheapest steps', () => {
  const stepsOf = (scores: readonly ApExamScore[], id: string) => {
    const result = apAwards(scores);
    return result.status === 'ready' ? (result.awards.find(({ award }) => award.id === id)?.steps ?? []) : [];
  };

  it('are a third 3, or a 3 instead of a 2', () => {
    expect(stepsOf(exams(3, 3, 2), 'scholar')).toEqual([
      { raise: [{ exam: 'ap-2', score: 3 }], anyOf: [], add: [] },
      { raise: [], anyOf: [], add: [{ kind: 'any', score: 3 }] },
    ]);
  });

  it('name every exam in which one more point is enough', () => {
    expect(stepsOf(exams(3, 3, 3, 3), 'scholar-honor')[0]?.anyOf).toEqual(exams(4, 4, 4, 4));
  });

  it('raise a failed AP Seminar, and add what is missing', () => {
    expect(stepsOf([seminar(2), ...exams(4, 4, 4)], 'capstone-diploma')).toEqual([
      {
        raise: [seminar(3)],
        anyOf: [],
        add: [
          { kind: 'research', score: 3 },
          { kind: 'other', score: 3 },
        ],
      },
    ]);
  });

  it('are none for an award that is met', () => {
    expect(stepsOf(exams(3, 3, 3), 'scholar')).toEqual([]);
  });

  it('with the exams of the list alone are as cheap as a search over all higher scores', () => {
    for (const list of randomLists(200, [2, 6])) {
      for (const { award, steps } of decisions(list)) {
        const step = steps.find(({ add }) => add.length === 0);
        const after = list.map((one) => step?.raise.find(({ exam }) => exam === one.exam) ?? one);
        const found = step && sum(after) - sum(list);
        expect(found, `${award.id} ${JSON.stringify(list)}`).toBe(
          RULES[award.id](list) ? undefined : fewest(list, award.id),
        );
        if (step) expect(RULES[award.id](after)).toBe(true);
        for (const one of step?.anyOf ?? []) {
          const single = list.map((before) => (before.exam === one.exam ? one : before));
          expect(RULES[award.id](single)).toBe(true);
          expect(sum(single) - sum(list)).toBe(found);
        }
      }
    }
  });

  it('with further exams are enough, and neither fewer exams nor a lower sum would be', () => {
    for (const list of randomLists(200, [2, 6])) {
      for (const { award, steps } of decisions(list)) {
        const step = steps.find(({ add }) => add.length > 0);
        if (!step) continue;
        const raised = list.map((one) => step.raise.find(({ exam }) => exam === one.exam) ?? one);
        const after = [...raised, ...step.add.map((one, place) => examFor(one, place, list))];
        expect(RULES[award.id](after), `${award.id} ${JSON.stringify(list)} ${JSON.stringify(step)}`).toBe(true);
        // Without any one of these exams, or with a point less in it, the award is missed.
        for (const place of step.add.keys()) {
          const at = raised.length + place;
          expect(RULES[award.id](after.filter((_, index) => index !== at))).toBe(false);
          const lower = after.map((one, index) => (index === at ? { ...one, score: (one.score - 1) as ApScore } : one));
          expect(RULES[award.id](lower)).toBe(false);
        }
      }
    }
  });

  const decisions = (list: readonly ApExamScore[]) => {
    const result = apAwards(list);
    if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
    expect(result.awards).toHaveLength(AP_AWARDS.length);
    return result.awards;
  };

  /** The fewest points that win an award, by search. */
  function fewest(list: readonly ApExamScore[], award: ApAward['id']): number | undefined {
    let best: number | undefined;
    const visit = (done: readonly ApExamScore[], points: number) => {
      if (best !== undefined && points >= best) return;
      const next = list[done.length];
      if (next)
        for (let score = next.score; score <= 5; score++)
          visit([...done, { ...next, score }], points + score - next.score);
      else if (RULES[award](done)) best = points;
    };
    visit([], 0);
    return best;
  }

  /** An exam of this kind that the list does not have. */
  function examFor({ kind, score }: AddedExam, place: number, list: readonly ApExamScore[]): ApExamScore {
    if (kind === 'any' || kind === 'other') return { exam: `ap-new-${place}`, score };
    if (kind === 'seminar' || kind === 'research') return { exam: `ap-${kind}`, score };
    const free = (ids: readonly string[]) => ids.filter((id) => !list.some(({ exam }) => exam === id));
    // One exam of two areas would hide that the other area is missing, so choose exams of a single area.
    const candidates = {
      languages: free(['ap-japanese', 'ap-german', 'ap-italian', 'ap-chinese']).slice(place),
      global: free(DIPLOMA_AREAS.global).filter((id) => !DIPLOMA_AREAS.science.includes(id)),
      science: free(DIPLOMA_AREAS.science).filter((id) => !DIPLOMA_AREAS.global.includes(id)),
      additional: free(['ap-psychology', 'ap-us-history', 'ap-music-theory', 'ap-drawing']),
    }[kind];
    return { exam: candidates[0] ?? 'none', score };
  }
});

/** Lists of different exams with scores, the same in every run. */
function* randomLists(count: number, [least, most]: readonly [number, number]): Generator<ApExamScore[]> {
  let state = 7;
  // The generator of Park and Miller.
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  for (let made = 0; made < count; made++) {
    const left = [...ALL_EXAMS];
    yield Array.from({ length: least + below(most - least + 1) }, () => ({
      exam: left.splice(below(left.length), 1)[0] ?? '',
      score: (1 + below(5)) as ApScore,
    }));
  }
}

const sum = (list: readonly ApExamScore[]) => list.reduce((total, { score }) => total + score, 0);

/** College Board's rules, written a second time: literally, and without a shortcut. */
const RULES: Record<ApAward['id'], (list: readonly ApExamScore[]) => boolean> = {
  scholar: (list) => passedIn(list).length >= 3,
  'scholar-honor': (list) => passedIn(list).length >= 4 && 4 * sum(list) >= 13 * list.length,
  'scholar-distinction': (list) => passedIn(list).length >= 5 && 2 * sum(list) >= 7 * list.length,
  'capstone-diploma': (list) => RULES['seminar-research-certificate'](list) && passedIn(list).length >= 6,
  'seminar-research-certificate': (list) => ['ap-seminar', 'ap-research'].every((id) => passedIn(list).includes(id)),
  'international-diploma': (list) => {
    const passed = passedIn(list);
    const areas: readonly (readonly string[])[] = [
      DIPLOMA_AREAS.global,
      DIPLOMA_AREAS.science,
      passed.filter((id) => !DIPLOMA_AREAS.languages.includes(id) && !DIPLOMA_UNCONFIRMED.includes(id)),
    ];
    /** Whether each area gets an exam of its own. */
    const canFill = (place: number, left: readonly string[]): boolean => {
      const area = areas[place];
      const without = (id: string) => left.filter((one) => one !== id);
      return !area || left.some((id) => area.includes(id) && canFill(place + 1, without(id)));
    };
    const language = (id: string) => (id.startsWith('ap-english') ? 'en' : id.startsWith('ap-spanish') ? 'es' : id);
    const languages = new Set(passed.filter((id) => DIPLOMA_AREAS.languages.includes(id)).map(language));
    return passed.length >= 5 && languages.size > 1 && canFill(0, passed);
  },
};

function passedIn(list: readonly ApExamScore[]): string[] {
  return list.filter(({ score }) => score >= 3).map(({ exam }) => exam);
}
