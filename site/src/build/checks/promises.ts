import { languageOf } from '@tutoring/domain/languages';
import { linksIn } from '../compile/links';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { writtenIn } from './prose';

/** What a page may offer a visitor to use, and where it is: whoever names it leads there. */
const TOOLS: readonly { name: RegExp; at: string }[] = [
  { name: /\bgrade calculator\b/i, at: '/tools/premium-grade-calculator' },
  { name: /\bstudy[- ]hours estimator\b/i, at: '/tools/premium-study-hours-estimator' },
  { name: /\b(practice|question) bank\b/i, at: '/practice' },
  { name: /\bflash ?cards?\b/i, at: '/flashcards' },
  { name: /\b(our|the) (mobile )?app\b(?! store)/i, at: '/app' },
];

/** How a sentence begins that only the owner can vouch for: it needs a line of `confirm`. */
const OWNERS =
  /\b(refunded|we answer (within|by|every|each)|our tutors (are|have|hold|know|work)|each tutor (is|has|holds))\b/i;

/**
 * What a page promises has to be there: a tool its page, and what only the owner knows a line that asks the owner.
 * English alone: other languages name no tools, and say of the business what English pages say.
 * @throws {ContentProblem | ContentProblems} on each promise that nothing keeps.
 */
export function checkPromises(pages: readonly ContentPage[]): void {
  const known = new Set(pages.map(({ path }) => path));
  const mistakes = new Mistakes();
  for (const page of pages.filter(({ lang }) => languageOf(lang) === 'en')) {
    const text = writtenIn(page.body);
    checkTools(page, text, known, mistakes);
    const [claim] = OWNERS.exec(text) ?? [];
    if (claim !== undefined && !page.confirm) {
      mistakes.add(
        lineOfWords(page.file, claim),
        `It says "${claim}", which only the owner can know, and asks nobody to confirm it.`,
        'add the claim to `confirm` in its head.',
      );
    }
  }
  mistakes.report();
}

function checkTools(
  { file, path, body }: ContentPage,
  text: string,
  known: ReadonlySet<string>,
  mistakes: Mistakes,
): void {
  const links = new Set(linksIn(body).map((href) => href.replace(/[?#].*$/, '')));
  for (const { name, at } of TOOLS) {
    const [said] = name.exec(text) ?? [];
    if (said === undefined || path === at || path.startsWith(`${at}/`)) continue;
    const line = lineOfWords(file, said);
    if (!known.has(at))
      mistakes.add(line, `It speaks of the ${said}, and there is no page ${at}.`, 'leave it out, or build it.');
    else if (!links.has(at))
      mistakes.add(line, `It speaks of the ${said}, and does not lead there.`, `make it a link to ${at}.`);
  }
}
