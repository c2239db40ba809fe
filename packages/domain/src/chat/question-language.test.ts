import { expect, it } from 'vitest';
import { languageOfQuestion } from './question-language';

it.each([
  ['料金はいくらですか', 'en', 'ja'],
  ['수업료', 'en', 'ko'],
  ['كم السعر', 'en', 'ar'],
  ['学费多少钱', 'en', 'zh-Hans'],
  ['學費幾多錢', 'en', 'zh-Hant'],
  ['大学', 'ja', 'ja'],
  ['大学', 'zh-Hant', 'zh-Hant'],
  ['how much is a lesson', 'ja', 'en'],
  ['how much is it for a lesson', 'de', 'en'],
  ['Was kostet eine Stunde und wie lange ist sie', 'en', 'de'],
  ['Combien coûte un cours pour mon fils', 'en', 'fr'],
  ['was kostet ne stunde', 'en', 'de'],
  ['cuanto cuesta', 'en', 'es'],
  ['wat kost een les', 'en', 'nl'],
  ['TOK', 'it', 'it'],
  ['', 'nl', 'nl'],
  ['🙂', 'ar', 'en'],
] as const)('%s, asked on a page in %s, is %s', (question, visitors, language) => {
  expect(languageOfQuestion(question, visitors)).toBe(language);
});
