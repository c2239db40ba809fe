import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';
import { writtenText } from './prose';

/** The writers' guide, relative to the data folder. The check reads the same list as writers: a code block in the guide. */
const GUIDE = '../../docs/writing.md';
const BLOCK = /```refused\n([\s\S]*?)```/;

/** A phrase that pages in a language must not use. */
export interface RefusedPhrase {
  language: Language;
  phrase: RegExp;
  /** The replacement. */
  instead: string;
}

/** Reads the refused phrases from the guide. */
export function readRefusedPhrases(dataFolder: string): RefusedPhrase[] {
  const guide = join(dataFolder, GUIDE);
  const [, block = ''] = BLOCK.exec(readFileSync(guide, 'utf8')) ?? [];
  return block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseLine(line, guide));
}

/** Parses a line: `phrase => replacement`, or `de: phrase => replacement` for a language other than English. */
function parseLine(line: string, guide: string): RefusedPhrase {
  const [, tag = 'en', phrase, instead] = /^(?:([\w-]+): )?(.+?) => (.+)$/.exec(line) ?? [];
  const language = LANGUAGES.find((known) => known === tag);
  if (!language || !phrase || !instead)
    throw new ContentProblem(
      guide,
      `"${line}" is not a phrase with its replacement.`,
      'write: phrase => what to say instead.',
    );
  return { language, phrase: wholeWords(phrase), instead };
}

/** Matches whole words only, in scripts with spaces. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`(?<!\\p{Script=Latin})(?:${phrase})(?!\\p{Script=Latin})`, 'iu');
}

/** @throws {ContentProblem | ContentProblems} for each phrase that the guide refuses. */
export function checkRefusedPhrases(pages: readonly ContentPage[], refused: readonly RefusedPhrase[]): void {
  const mistakes = new Mistakes();
  for (const { file, lang, title, description, body } of pages) {
    const text = `${title} ${description} ${writtenText(body)}`;
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
