import { languageOf } from '@tutoring/domain/languages';
import { join, relative } from 'node:path';
import { checkClaims } from '../claims/check-claims';
import { readClaims } from '../claims/claims';
import { markedMessages, markedOffers, placeClaims, SITE } from '../claims/placed-claims';
import { answerIntents } from '../publish/chat/answers';
import { passagesOfAll } from '../publish/chat/passages';
import { readChatIntents } from '../content/chat-intents';
import type { ContentPage, ReadPage } from '../content/content';
import { readData } from '../content/data';
import { readPeople } from '../content/people';
import { Mistakes, type ContentProblem } from '../content/problem';
import { contentFiles, contentFolder } from '../content/sources';
import type { MdxComponents } from '../model/mdx-component';
import { pairsOf, type Pair } from './overlap';
import { checkPhotos } from './photos';
import { blocksIn, hardSentences, type HardSentence } from './plain-english';
import { readSite, knownTo, type Site } from '../pages/pages';
import { writtenText } from './prose';

/** Kinds of pages whose texts must differ, and the allowed overlap. */
const LIMITS: { name: string; limit: number; includes: (page: ContentPage) => boolean }[] = [
  { name: 'regions', limit: 0.6, includes: ({ template, noindex }) => template === 'region' && !noindex },
  { name: 'schools', limit: 0.6, includes: ({ template }) => template === 'school' },
  { name: 'services and subjects', limit: 0.5, includes: ({ template }) => template === 'service' },
  {
    name: 'guides and articles',
    limit: 0.5,
    includes: ({ template }) => template === 'guide' || template === 'article',
  },
];

/**
 * Reads the whole site as a build does.
 * @param data The data of the folder, or others.
 * @param folder The folder of the data, which mistakes name.
 */
export function readWholeSite(
  site: string,
  components: MdxComponents,
  read?: ReadPage,
  data = readData(join(site, 'data')),
  folder = join(site, 'data'),
): Site {
  const content = contentFolder(site);
  return readSite(contentFiles(content), content, data, { known: knownTo(folder, data), components, read });
}

/**
 * Makes every check of `pnpm content`.
 * @param site The folder with `content` and `data`.
 * @param read A cached way to read pages.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export async function checkContent(site: string, components: MdxComponents, read?: ReadPage): Promise<Site> {
  const folder = join(site, 'data');
  await checkPhotos(folder, readPeople(folder));
  const whole = readWholeSite(site, components, read);
  checkOverlaps(whole);
  // The marks of the pages that are read already: reading all of them again would take seconds.
  const marked = whole.tree.pages.map(({ file, lang, claims }) => ({
    file: join(SITE, relative(site, file)),
    lang,
    places: claims,
  }));
  checkClaims(folder, placeClaims(readClaims(folder), [...marked, ...markedMessages(folder), ...markedOffers(folder)]));
  return whole;
}

/** Warnings for chat answers whose text, fact or section is no longer on its page. */
export function answerWarnings(site: string, whole: Site): readonly ContentProblem[] {
  const folder = join(site, 'data');
  const data = readData(folder);
  return answerIntents(readChatIntents(folder, data.brand.slug), whole, data, passagesOfAll(whole, data)).warnings;
}

/** The pages of each kind with the largest overlap. */
export function overlaps({ tree: { pages } }: Site): { name: string; limit: number; worst: Pair[] }[] {
  return LIMITS.map(({ name, limit, includes }) => {
    const texts = pages.filter(includes).map(({ path, lang, body }) => ({ name: path, lang, text: writtenText(body) }));
    return { name, limit, worst: pairsOf(texts).slice(0, 3) };
  });
}

/** @throws {ContentProblem | ContentProblems} for each pair of pages that say too much in the same words. */
export function checkOverlaps(site: Site): void {
  const mistakes = new Mistakes();
  for (const { name, limit, worst } of overlaps(site))
    for (const { one, other, overlap } of worst.filter((pair) => pair.overlap >= limit))
      mistakes.add(
        site.tree.at(one)?.file ?? one,
        `It shares ${Math.round(overlap * 100)} % of its text with ${other}; ${name} may share at most ${limit * 100} %.`,
        'rewrite one of the two pages in words of its own.',
      );
  mistakes.report();
}

/** The hard sentences of all English pages, hardest first. */
export function hardSentencesOf({ tree: { pages } }: Site): (HardSentence & { file: string })[] {
  return pages
    .filter(({ lang }) => languageOf(lang) === 'en')
    .flatMap(({ file, body }) => hardSentences(blocksIn(body)).map((hard) => ({ file, ...hard })))
    .sort((one, other) => other.score - one.score);
}
