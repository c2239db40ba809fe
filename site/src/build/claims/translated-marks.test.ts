import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../compile/parse-mdx';
import { placesInBody } from '../content/line-of';
import { readMdxSource } from '../content/mdx-source';
import { marksIn, textOf } from './resolve-claims';

const content = join(import.meta.dirname, '../../../content');
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en').map((language) => language.toLowerCase());
/** Shorter texts differ too much between languages. */
const COMPARED = 120;
/** A mark is at most so many times longer or shorter, by the length of its page. The widest correct one is 1.6. */
const MAX = 2;

const originals = globSync('**/*.mdx', { cwd: content })
  .filter((name) => !name.includes('schools/') && !TRANSLATED.some((language) => name.endsWith(`${language}.mdx`)))
  .sort();
/** Each English page with its translations. */
const pages = originals.flatMap((name) =>
  TRANSLATED.map((language) => ({
    name,
    translation: `${name.replace(/(\/index)?\.mdx$/, '')}/${language}.mdx`,
  })).filter(({ translation }) => !/^[a-z]{2}\//.test(translation) && existsSync(join(content, translation))),
);

/** The number and length of the marks of each claim, by the length of the page. */
function marksOf(name: string) {
  const { file, body } = readMdxSource(join(content, name));
  const root = parseMdx(placesInBody(file, body), body);
  const found = new Map<string, { count: number; length: number; share: number }>();
  for (const { id, sentence } of marksIn(root)) {
    const { count, length } = found.get(id) ?? { count: 0, length: 0 };
    const longer = length + sentence.length;
    found.set(id, { count: count + 1, length: longer, share: longer / textOf(root).length });
  }
  return found;
}

describe.each(pages)('$translation', ({ name, translation }) => {
  it('marks as much of its text as its English page', () => {
    const marks = marksOf(translation);
    for (const [id, english] of marksOf(name)) {
      const own = marks.get(id);
      expect([id, own?.count]).toEqual([id, english.count]);
      const factor = (own?.share ?? 0) / english.share;
      if (english.length >= COMPARED) expect([id, factor > 1 / MAX && factor < MAX]).toEqual([id, true]);
    }
  });
});
