import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';
import { writtenIn } from './prose';

/** From the folder of data: what editors read is what the check reads, a block of its own in their guide. */
const GUIDE = '../../docs/writing.md';
const BLOCK = /```refused\n([\s\S]*?)```/;

/** A phrase that pages of a language do not use. */
export interface Refused {
  language: Language;
  phrase: RegExp;
  /** What to write in its place. */
  instead: string;
}

/** The phrases that we do not write. */
export function readRefused(dataFolder: string): Refused[] {
  const guide = join(dataFolder, GUIDE);
  const [, block = ''] = BLOCK.exec(readFileSync(guide, 'utf8')) ?? [];
  return block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => refusedOf(line, guide));
}

/** One line: `phrase => instead`; `de: phrase => instead` for another language than English. */
function refusedOf(line: string, guide: string): Refused {
  const [, tag = 'en', phrase, instead] = /^(?:([\w-]+): )?(.+?) => (.+)$/.exec(line) ?? [];
  const language = LANGUAGES.find((known) => known === tag);
  if (!language || !phrase || !instead)
    throw new ContentProblem(
      guide,
      `"${line}" is no phrase with its replacement.`,
      'write: phrase => what to say instead.',
    );
  return { language, phrase: wholeWords(phrase), instead };
}

/** Letters beside it would make it part of a longer word, in writing that has spaces. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`(?<!\\p{Script=Latin})(?:${phrase})(?!\\p{Script=Latin})`, 'iu');
}

/** @throws {ContentProblem | ContentProblems} on each phrase that the guide refuses. */
export function checkHouseStyle(pages: readonly ContentPage[], refused: readonly Refused[]): void {
  const mistakes = new Mistakes();
  for (const { file, lang, title, description, body } of pages) {
    const text = `${title} ${description} ${writtenIn(body)}`;
    for (const { language, phrase, instead } of refused) {
      const [found] = (language === languageOf(lang) && phrase.exec(text)) || [];
      if (found === undefined) continue;
      mistakes.add(
        lineOfWords(file, found),
        `It says "${found}", which docs/writing.md refuses.`,
        `write instead: ${instead}.`,
      );
    }
  }
  mistakes.report();
}
