/** `pnpm content`: reads all content and data as a build does, in seconds, and says what is wrong or what pages share. */
import { join, relative } from 'node:path';
import { placedClaims } from '../src/build/claims/placed-claims';
import { oldFactLines } from '../src/build/citations/age';
import { answerWarnings, checkContent, overlaps, hardSentencesOf } from '../src/build/checks/content';
import { mistakesIn } from '../src/build/checks/mistakes';
import { lineOfWords } from '../src/build/content/line-of';
import { MDX_REGISTRY } from '../src/mdx/registry';

const site = join(import.meta.dirname, '..');

async function check(): Promise<void> {
  const whole = await checkContent(site, MDX_REGISTRY);
  console.log(`${whole.contexts.length} pages, no mistake.`);
  for (const { file, losses } of whole.tree.pages)
    for (const loss of losses) console.warn(`Warning: ${relative(site, file)}: “not us” in data/claims.yaml ${loss}.`);
  for (const { id, unmarked } of placedClaims(site))
    for (const file of unmarked) console.warn(`Warning: ${file} lacks the claim ${id} that its English page has.`);
  for (const { message } of answerWarnings(site, whole)) console.warn(`Warning: ${message}`);
  for (const line of oldFactLines(join(site, '..'), new Date())) console.warn(line);
  for (const { name, limit, worst } of overlaps(whole)) {
    const pairs = worst.map(({ one, other, overlap }) => `${one} and ${other} ${Math.round(overlap * 100)} %`);
    console.log(`Most alike ${name} (at most ${limit * 100} %): ${pairs.join('; ')}`);
  }
  printHardSentences(hardSentencesOf(whole), site);
}

/** The number of hard sentences that are printed, unless the command names a page: `pnpm content services/chemistry`. */
const WORST = 20;

function printHardSentences(all: ReturnType<typeof hardSentencesOf>, site: string): void {
  const [page] = process.argv.slice(2).filter((argument) => argument !== '--');
  const hard =
    page === undefined ? all : all.filter(({ file }) => relative(join(site, 'content'), file).startsWith(page));
  const hurdles = hard.flatMap((one) => one.hurdles);
  const counts = [...new Set(hurdles)].map((hurdle) => `${hurdle} ${hurdles.filter((one) => one === hurdle).length}`);
  const shown = page === undefined ? hard.slice(0, WORST) : hard;
  if (shown.length === 0) {
    console.log(page === undefined ? 'No hard sentences.' : `No hard sentences in pages that begin with ${page}.`);
    return;
  }
  console.log(`Hard sentences of English pages: ${counts.join(', ')}. The hardest ${shown.length}:`);
  for (const { file, sentence, words, hurdles } of shown)
    console.log(
      `  ${relative(site, lineOfWords(file, sentence))}: ${hurdles.join(', ')}, ${words} words\n    ${sentence}`,
    );
}

/** In CI each mistake is also an annotation, which the owner's desk shows (packages/edge/src/owner/content/checks.ts). */
function annotate(error: unknown): void {
  for (const { file, line, message } of mistakesIn(error, site)) {
    const text = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
    console.log(`::error file=${file}${line === null ? '' : `,line=${line}`}::${text}`);
  }
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  if (process.env.GITHUB_ACTIONS) annotate(error);
});
