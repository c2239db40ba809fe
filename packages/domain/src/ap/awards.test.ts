import { expect, it } from 'vitest';
import { apAwards, type ApExamScore } from './awards';
import { AP_SCORES, type ApScore } from './cuts';

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
