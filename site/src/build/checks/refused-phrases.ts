import { LANGUAGES } from '@tutoring/domain/languages';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';
import { writtenText } from './prose';

/** The lists, relative to the data folder: for English in the writers' guide, for other languages in their glossaries. */
const LISTS = '../../docs/{writing.md,glossaries/*.md}';
const BLOCK = /```refused\n([\s\S]*?)```/;

/** A phrase that pages in a language must not use. */
export interface RefusedPhrase {
  /** A language, or a language of one country: `de-CH` holds for pages of Switzerland only. */
  tag: string;
  phrase: RegExp;
  /** The replacement. */
  instead: string;
}

/** Reads the refused phrases from the guide and the glossaries. */
export function readRefusedPhrases(dataFolder: string): RefusedPhrase[] {
  return globSync(LISTS, { cwd: dataFolder }).flatMap((name) => {
    const file = join(dataFolder, name);
    const [, block = ''] = BLOCK.exec(readFileSync(file, 'utf8')) ?? [];
    return block
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => parseLine(line, file));
  });
}

/** Parses a line: `phrase => replacement`, or `de: phrase => replacement` for a language other than English. */
function parseLine(line: string, file: string): RefusedPhrase {
  const [, tag = 'en', phrase, instead] = /^(?:(\w{2}(?:-\w+)*): )?(.+?) => (.+)$/.exec(line) ?? [];
  if (!phrase || !instead || !LANGUAGES.some((known) => isWithin(tag, known)))
    throw new ContentProblem(
      file,
      `"${line}" is not a phrase with its replacement.`,
      'write: phrase => what to say instead.',
    );
  return { tag, phrase: wholeWords(phrase), instead };
}

/** Whether a tag is another or one of its countries: `de-CH` is within `de`. */
function isWithin(tag: string, other: string): boolean {
  return `${tag}-`.startsWith(`${other}-`);
}

/** Matches whole words only, in scripts with spaces. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`(?<!\\p{Script=Latin})(?:${phrase})(?!\\p{Script=Latin})`, 'iu');
}

/** @throws {ContentProblem | ContentProblems} for each phrase on a page that the guide or a glossary refuses. */
export function checkRefusedPhrases(pages: readonly ContentPage[], refused: readonly RefusedPhrase[]): void {
  const mistakes = new Mistakes();
  for (const { file, lang, title, description, body } of pages) {
    const text = `${title} ${description} ${writtenText(body)}`;
    for (const { found, instead } of refusedIn(text, lang, refused)) {
      mistakes.add(
        lineOfWords(file, found),
        `It says "${found}", which docs/writing.md or the language’s glossary refuses.`,
        `write instead: ${instead}.`,
      );
    }
  }
  mistakes.report();
}

/** The refused phrases in a text, each with what to write instead. */
export function refusedIn(
  text: string,
  lang: string,
  refused: readonly RefusedPhrase[],
): { found: string; instead: string }[] {
  return refused.flatMap(({ tag, phrase, instead }) => {
    const [found] = (isWithin(lang, tag) && phrase.exec(text)) || [];
    return found === undefined ? [] : [{ found, instead }];
  });
}
