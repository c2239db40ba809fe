import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../languages';
import { spaced } from './phrases';
import type { Knowledge } from './features';
import { resolved } from './follow-up';
import type { Places } from './places';
import { conceptsSaid } from './query-terms';
import { loadVocabularies } from './vocabulary';

const PLACES: Places = {
  ae: { paths: ['/ae'], country: 'AE', names: ['Dubai'] },
  jp: { paths: ['/jp'], country: 'JP', names: ['Tokyo'] },
};
const knowledgeOf = async (language: Language): Promise<Knowledge> => ({
  known: await loadVocabularies(language),
  places: PLACES,
});
let english: Knowledge;
beforeAll(async () => {
  english = await knowledgeOf('en');
});

describe('a question continues the one before', () => {
  it('"what about HL?" after a question on SL asks about HL', () => {
    const text = resolved('what about HL?', ['how hard is physics SL'], english);
    const said = conceptsSaid(spaced(text), english.known);
    expect([...said]).toEqual(expect.arrayContaining(['physics', 'hl']));
    expect(said).not.toContain('sl');
  });

  it.each([
    ['another subject replaces the earlier', 'and chemistry?', ['how much is physics'], 'how much', 'physics'],
    ['another place replaces the earlier', 'and in Dubai?', ['lessons in Tokyo'], 'lessons', 'tokyo'],
    ['a question of two words continues', 'till when?', ['lessons in Dubai on Sundays'], 'lessons in dubai', 'tokyo'],
    ['another subject keeps the task', 'and in history?', ['how much does the chemistry IA count'], 'ia count', 'chem'],
    ['over a courtesy between', 'and chemistry?', ['how much is physics', 'thanks!'], 'how much', 'physics'],
  ])('%s', (_, asked, earlier, has, lacks) => {
    const text = resolved(asked, earlier, english);
    expect(text).toContain(asked);
    expect(text).toContain(has);
    expect(text.toLowerCase()).not.toContain(lacks);
  });

  it.each([
    ['de', 'Und für Chemie?', 'Was kostet Physik?', 'kostet'],
    ['fr', 'et en chimie ?', 'combien coûte la physique', 'combien'],
    ['ja', 'では化学は？', '物理の料金はいくらですか', '料金'],
    ['de', 'Bis wann?', 'Unterricht am Sonntag', 'sonntag'],
    ['ko', '몇 시까지요?', '일요일 수업', '일요일'],
    ['zh-Hant', '到幾點？', '星期日有冇堂上', '星期日'],
    ['zh-Hans', '那化学呢', '物理多少钱', '多少钱'],
    ['ar', 'وماذا عن الكيمياء', 'كم سعر الفيزياء', 'سعر'],
  ] as const)('in %s', async (language, asked, before, has) => {
    expect(resolved(asked, [before], await knowledgeOf(language))).toContain(has);
  });
});

it.each([
  ['there is none before', 'and chemistry?', []],
  ['"what if" begins a question of its own', 'what if we cancel?', ['is it too late for maths AA HL']],
  ['only a courtesy is before', 'what about HL?', ['hi']],
  ['it is complete', 'Is the camera needed in every lesson that my daughter takes?', ['how much is physics']],
])('a question stands alone if %s', (_, asked, earlier) => {
  expect(resolved(asked, earlier, english)).toBe(asked);
});
