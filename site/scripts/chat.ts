/**
 * Asks the chat without a build.
 *
 * Usage: pnpm chat:try "how much is a session?" [--language de]
 *          prints the answer, and what the chat weighed
 *        pnpm chat:evaluate [table.yaml …]
 *          prints how many questions of the tables get a right answer, by language and by kind. It never prints the questions,
 *          because nobody should tune the chat on them. Without a name: the tables of e2e/held-out.
 */
import { createChat } from '@tutoring/domain/chat';
import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { LANGUAGES } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readWholeSite } from '../src/build/checks/content';
import { cachePages } from '../src/build/content/content';
import { readData } from '../src/build/content/data';
import { askAll, readTable, tallied, type Tally } from '../src/build/publish/chat/evaluate';
import { sourcesOf } from '../src/build/publish/chat/sources';
import { MDX_REGISTRY } from '../src/mdx/registry';

/** The intents that `try` prints. */
const SHOWN = 5;
const folder = join(import.meta.dirname, '..');
const HELD_OUT = ['chat.yaml', 'chat-follow-ups.yaml'].map((name) => join(folder, '../e2e/held-out', name));

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
});
const [command, ...rest] = positionals;
const site = readWholeSite(folder, MDX_REGISTRY, cachePages());
const sources = sourcesOf(site, readData(join(folder, 'data')), join(folder, 'data'));

void (command === 'evaluate' ? evaluate(rest.length > 0 ? rest : HELD_OUT) : tryOne(rest.join(' '), values.language));

async function tryOne(question: string, wanted: string): Promise<void> {
  if (question === '') throw new Error('There is no question. Usage: pnpm chat:try "how much is a session?"');
  const page = LANGUAGES.find((language) => language === wanted);
  if (!page) throw new Error(`--language is "${wanted}", but must be one of ${LANGUAGES.join(', ')}.`);
  const chat = createChat(sources, ({ language, listed, intents, candidates }) => {
    console.log(`language of the question: ${language}`);
    console.log(`policy of the lists: ${listed ?? 'none'}`);
    for (const { outcome, score } of intents.slice(0, SHOWN)) {
      const what =
        'answers' in outcome
          ? outcome.answers.map(([path, section, start]) => `${path}#${section} “${start}…”`)
          : outcome;
      console.log(`${score.toFixed(2)} ${Array.isArray(what) ? what.slice(0, 2).join(', ') : JSON.stringify(what)}`);
    }
    for (const { score, coverage, quotation } of candidates)
      console.log(`may answer: similarity ${score.toFixed(2)}, explains ${coverage.toFixed(2)}: ${quotation.url}`);
    console.log('');
  });
  console.log(textOf(await chat.answer(question, page)));
}

async function evaluate(tables: readonly string[]): Promise<void> {
  const asked = tables.flatMap((table) => readTable(readFileSync(table, 'utf8')));
  const judged = await askAll(createChat(sources), asked, site);
  print(tallied(judged));
  print(tallied(judged.map(({ language, verdict }) => ({ group: language, verdict }))));
}

function print(tallies: readonly Tally[]): void {
  const percent = (part: number, all: number) => `${Math.round((100 * part) / all)} %`;
  console.table(
    tallies.map(({ group, asked, right, missing, wrong }) => ({
      group,
      asked,
      right: percent(right, asked),
      missing: percent(missing, asked),
      wrong: percent(wrong, asked),
    })),
  );
}

function textOf(answer: ChatAnswer): string {
  if (answer.kind !== 'quotations') return JSON.stringify(answer);
  return answer.quotations.map(({ text, url, language }) => `${text}\n  ${url} (${language})`).join('\n\n');
}
