import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../languages';
import { finderOf, spaced } from '../../phrases';
import { loadPhrases } from '../phrases';
import { COMBINATIONS } from './combinations';
import { concernIn } from './concern';

const phrases = await loadPhrases();

const concern = (text: string, language: (typeof LANGUAGES)[number] = 'en') =>
  concernIn(spaced(text), phrases.get(language)?.clues ?? {}, language);

it('finds clues in any order, with words between', () => {
  expect(concern('my sister has not really wanted to eat for days')).toMatchObject({ about: 'worries', isSure: true });
  expect(concern('for days now, nothing my sister eats')).toMatchObject({ about: 'worries', isSure: true });
});

it('needs all clues of a combination, near each other', () => {
  expect(concern('my sister eats')).toBeUndefined();
  const far =
    'and then we talked about the syllabus of biology and chemistry and about the best books for it in summer';
  expect(concern(`i want chocolate ${far} the hero is dead`)).toBeUndefined();
  expect(concern('i want to be dead')).toMatchObject({ about: 'distress', isSure: true, isPersonal: true });
});

it('reads a negation only beside what it negates', () => {
  expect(concern('he does not sleep since monday')?.about).toBe('worries');
  expect(concern('he sleeps well since monday')).toBeUndefined();
});

it('tells whether somebody is named', () => {
  expect(concern('want to die')).toMatchObject({ isSure: true, isPersonal: false });
  // Japanese leaves the subject out.
  expect(concern('もう消えてしまいたい', 'ja')).toMatchObject({ isSure: true, isPersonal: true });
});

it('finds a person inside a verb', () => {
  expect(concern('ابوي يضربني', 'ar')).toMatchObject({ about: 'abuse', isSure: true });
});

it.each(LANGUAGES)('has clues for every combination, and compiles them: %s', (language) => {
  const clues = phrases.get(language)?.clues ?? {};
  for (const list of Object.values(clues)) expect(() => finderOf(list, language)).not.toThrow();
  const has = (clue: string): boolean =>
    clue in clues || clue === 'me' || (clue.startsWith('no') && clue.slice(2).toLowerCase() in clues);
  const empty = COMBINATIONS.filter(({ parts }) => !parts.every((part) => part.some(has)));
  expect(empty).toEqual([]);
});
