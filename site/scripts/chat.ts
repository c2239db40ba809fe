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
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readWholeSite } from '../src/build/checks/content';
import { cachePages } from '../src/build/content/content';
import { readData } from '../src/build/content/data';
import { readTable, tallied, verdictOn, type Tally } from '../src/build/publish/chat/evaluate';
import { sourcesOf } from '../src/build/publish/chat/questions/judge';
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
  const chat = createChat(sources, ({ language, listed, intents, found }) => {
    console.log(`language of the question: ${language}`);
    console.log(`policy of the lists: ${listed ?? 'none'}`);
    for (const { outcome, score } of intents.slice(0, SHOWN)) {
      const what = 'answers' in outcome ? outcome.answers.map(([path, start]) => `${path} “${start}…”`) : outcome;
      console.log(`${score.toFixed(2)} ${Array.isArray(what) ? what.slice(0, 2).join(', ') : JSON.stringify(what)}`);
    }
    console.log(`search: ${found.map(({ url }) => url).join(', ') || 'nothing'}\n`);
  });
  console.log(textOf(await chat.answer(question, page)));
}

async function evaluate(tables: readonly string[]): Promise<void> {
  const chat = createChat(sources);
  const languages = new Map(site.contexts.map(({ path, language }) => [path, language]));
  const judged = [];
  for (const asked of tables.flatMap((table) => readTable(readFileSync(table, 'utf8')))) {
    const answer = await chat.answer(asked.turns.at(-1) ?? '', languages.get(asked.page) ?? asked.language);
    const isFollowUp = asked.turns.length > 1;
    judged.push({ ...asked, kind: isFollowUp ? 'follow-up' : asked.kind, verdict: verdictOn(asked, answer) });
  }
  const group = (language: Language) => (language === 'en' ? 'English' : 'other languages');
  print(tallied(judged.map(({ kind, verdict }) => ({ group: kind, verdict }))));
  print(
    tallied(
      judged
        .filter(({ kind }) => kind === 'answer')
        .map(({ language, verdict }) => ({ group: `answer, ${group(language)}`, verdict })),
    ),
  );
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
