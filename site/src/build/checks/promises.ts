import { languageOf } from '@tutoring/domain/languages';
import { linksIn } from '../compile/links';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { writtenText } from './prose';

/** Tools that a page may mention, and their pages. A page that mentions one must link to it. */
const TOOLS: readonly { name: RegExp; at: string }[] = [
  { name: /\bgrade calculator\b/i, at: '/tools/premium-grade-calculator' },
  { name: /\bstudy[- ]hours estimator\b/i, at: '/tools/premium-study-hours-estimator' },
  { name: /\b(practice|question) bank\b/i, at: '/practice' },
  { name: /\bflash ?cards?\b/i, at: '/flashcards' },
  { name: /\b(our|the) (mobile )?app\b(?! store)/i, at: '/app' },
];

/** What only the owner can confirm: its sentence needs a <Claim>. */
const OWNER_CLAIMS =
  /\b(refunded|we answer (within|by|every|each)|our tutors (are|have|hold|know|work)|each tutor (is|has|holds))\b/gi;

/**
 * Checks what English pages promise: a mentioned tool must exist and be linked, and a claim about the business needs a
 * <Claim>. Pages in other languages mention no tools and make the same claims.
 * @throws {ContentProblem | ContentProblems} for each promise that is not covered.
 */
export function checkPromises(pages: readonly ContentPage[]): void {
  const known = new Set(pages.map(({ path }) => path));
  const mistakes = new Mistakes();
  for (const page of pages.filter(({ lang }) => languageOf(lang) === 'en')) {
    const text = writtenText(page.body);
    checkTools(page, text, known, mistakes);
    // Struck sentences are marked, and no longer in the text.
    const marked = page.claims.flatMap(({ sentence }) => promisesIn(sentence));
    const [claim] = without(promisesIn(text), marked);
    if (claim !== undefined) {
      mistakes.add(
        lineOfWords(page.file, claim),
        `It says "${claim}", which only the owner can confirm.`,
        'mark the sentence: <Claim of="…">…</Claim>, with an id of data/claims.yaml.',
      );
    }
  }
  mistakes.report();
}

const promisesIn = (text: string) => text.match(OWNER_CLAIMS) ?? [];

/** The first list without one entry for each in the second. */
function without(all: readonly string[], some: readonly string[]): string[] {
  return some.reduce<string[]>(
    (left, one) => {
      const at = left.indexOf(one);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...all],
  );
}

function checkTools(
  { file, path, body }: ContentPage,
  text: string,
  known: ReadonlySet<string>,
  mistakes: Mistakes,
): void {
  const links = new Set(linksIn(body).map((href) => href.replace(/[?#].*$/, '')));
  for (const { name, at } of TOOLS) {
    const [mention] = name.exec(text) ?? [];
    if (mention === undefined || path === at || path.startsWith(`${at}/`)) continue;
    const line = lineOfWords(file, mention);
    if (!known.has(at))
      mistakes.add(line, `It mentions the ${mention}, but there is no page ${at}.`, 'remove it, or add the page.');
    else if (!links.has(at)) mistakes.add(line, `It mentions the ${mention} without a link.`, `link it to ${at}.`);
  }
}
