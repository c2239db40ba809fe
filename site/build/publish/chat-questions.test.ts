import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readWholeSite } from '../pages/check-content';
import { readData } from '../read/data';
import { judge, rates, readQuestions, sourcesOf } from './chat-questions';

// A hundred questions take their time beside other work.
vi.setConfig({ testTimeout: 60_000 });

const folder = join(import.meta.dirname, '../..');
const sources = sourcesOf(readWholeSite(folder), readData(join(folder, 'data')));
const questions = readQuestions();

it('has enough questions, half of each kind held out, in many languages', () => {
  expect(new Set(questions.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(7);
  for (const [kind, least] of [
    ['answered', 60],
    ['outside', 20],
    ['trap', 20],
  ] as const) {
    const those = questions.filter((one) => one.kind === kind);
    expect(those.length).toBeGreaterThanOrEqual(least);
    expect(those.filter(({ held }) => held)).toHaveLength(those.length / 2);
  }
});

describe('answers the table of questions', () => {
  // What it reaches now, so that nothing makes it worse. The bars are 90 % and 95 %, for both halves: until they are met the
  // chat is not shown (`chat.shown` in brand.yaml, docs/adr/0038).
  it.each([
    ['looked at while the chat was tuned', false, 0.86, 1],
    ['held out', true, 0.63, 0.75],
  ])('those %s: no worse than it was', async (name, held, leastPages, leastRefused) => {
    const judged = await judge(
      questions.filter((one) => one.held === held),
      sources,
    );
    const { page, first, sentence, refused } = rates(judged);
    const percent = (share: number) => `${Math.round(100 * share)}%`;
    console.info(
      `chat, questions ${name}: page ${percent(page)}, first ${percent(first)}, sentence ${percent(sentence)}, refused ${percent(refused)}`,
    );
    // What is held out stays unread: no question of it is printed.
    const missed = held ? [] : judged.filter(({ hasPage, isRefused }) => !hasPage && !isRefused);
    expect(page, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(leastPages);
    expect(refused, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(leastRefused);
  });

  it('quotes only what stands on the page that is named', async () => {
    for (const { answer } of await judge(questions, sources)) {
      for (const { url, text } of answer.kind === 'quotations' ? answer.quotations : []) {
        const [path = '', id = ''] = url.split('#');
        const here = (await sources.passages(path)).filter((passage) => passage.id === id);
        expect(here.some(({ sentences }) => [sentences.join(' '), sentences.join('')].join('\n').includes(text))).toBe(
          true,
        );
      }
    }
  });
});
