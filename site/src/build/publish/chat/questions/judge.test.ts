import { createChat } from '@tutoring/domain/chat';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteIn } from '../../../../testing/whole-site';
import { readData } from '../../../content/data';
import { judge, rates, readQuestions, sourcesOf, type Table } from './judge';

const folder = join(import.meta.dirname, '../../../../..');
const data = readData(join(folder, 'data'));
const sources = sourcesOf(readSiteIn(folder), data, join(folder, 'data'));
const chat = createChat(sources);

it.each<Table>(['open', 'held-out'])('has enough questions in all languages: %s', (table) => {
  const questions = readQuestions(table, data);
  expect(new Set(questions.map(({ lang }) => lang)).size).toBe(11);
  for (const [kind, least] of [
    ['answered', 60],
    ['outside', 20],
    ['trap', 20],
  ] as const) {
    expect(questions.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(least);
  }
});

describe('answers', () => {
  // Ordinary questions must reach 90 % and 95 %; hard ones must not get worse (docs/adr/0038).
  it.each<[Table, page: number, refused: number]>([
    ['open', 0.95, 0.95],
    ['held-out', 0.9, 0.95],
    ['hard', 0.85, 0.88],
  ])('meet the rates for the table %s', async (table, leastPages, leastRefused) => {
    const judged = await judge(readQuestions(table, data), chat);
    const { page, first, sentence, refused } = rates(judged);
    const percent = (share: number) => `${Math.round(100 * share)}%`;
    console.info(
      `chat, ${table}: page ${percent(page)}, first ${percent(first)}, sentence ${percent(sentence)}, refused ${percent(refused)}`,
    );
    // Held-out questions are never printed.
    const missed = table === 'held-out' ? [] : judged.filter(({ hasPage, isRefused }) => !hasPage && !isRefused);
    expect(page, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(leastPages);
    expect(refused, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(leastRefused);
    for (const { answer } of judged) {
      for (const { url, text } of answer.kind === 'quotations' ? answer.quotations : [])
        expect(await quotableText(url), 'every quotation is on the page that it names').toContain(text);
    }
  });
});

/** Everything that may be quoted from a section, with and without spaces between sentences. */
async function quotableText(url: string): Promise<string> {
  const [path = '', id = ''] = url.split('#');
  const here = (await sources.passages(path)).filter((passage) => passage.id === id);
  return here.flatMap(({ sentences }) => [sentences.join(' '), sentences.join('')]).join('\n');
}
