/**
 * Builds the site with every fact of data/ changed, two years from now. It proves that changing a fact needs one line, and
 * that no build depends on today's date. Fails if a page shows an old fact, or if the build warns about the chat's answers.
 *
 * Usage: node e2e/checks/changed-facts.ts
 */
import { priceText } from '@tutoring/domain/prices';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { amountsOf, CHANGED, changeFacts } from '../../site/src/build/checks/changed-facts.test-data.ts';
import { readBrand } from '../../site/src/build/content/brand.ts';
import { AMOUNT } from '../prices.ts';
import { buildCopy, copySite } from '../site-copy.ts';

const TODAY = '2028-02-29';
const clock = join(import.meta.dirname, '../../scripts/test-clock.ts');

const copy = copySite('changed-facts');
const { name } = readBrand(join(copy, 'data'));
const oldPrice = new RegExp(`USD ${AMOUNT}\\b|\\b${AMOUNT} USD`);
changeFacts(join(copy, 'data'));
const printed = buildCopy(copy, { TEST_DATE: TODAY, NODE_OPTIONS: `--import ${clock}` });

const text = (file: string) => readFileSync(join(copy, 'public', file), 'utf8').replace(/\u00a0|&nbsp;/g, ' ');
const pages = globSync('**/*.html', { cwd: join(copy, 'public') }).filter((file) =>
  statSync(join(copy, 'public', file)).isFile(),
);
const [size] = CHANGED.sizes.subscription;
const monthAtLevel = amountsOf(CHANGED.level.amounts.map((amount) => amount * size));
const problems = [
  ...pages.filter((page) => text(page).includes(name)).map((page) => `${page} shows the old name.`),
  ...pages.filter((page) => oldPrice.test(text(page))).map((page) => `${page} shows the old price.`),
  ...(text('faq/index.html').includes(`USD ${CHANGED.amounts[0].toFixed(2)}`) ? [] : ['/faq lacks the new price.']),
  ...(text('subscriptions/index.html').includes(priceText(monthAtLevel, 'en').replace(/\s/g, ' '))
    ? []
    : ['/subscriptions lacks the price of a month at the new level and size.']),
  ...(text('uk/index.html').includes(CHANGED.level.name) ? [] : ['/uk lacks the price of the new level.']),
  ...(text('services/essay-and-personal-statement-review/index.html').includes(
    priceText(amountsOf(CHANGED.review), 'en').replace(/\s/g, ' '),
  )
    ? []
    : ['The page of reviews lacks the price of a review.']),
  ...(text('index.html').includes(CHANGED.name) ? [] : ['The home page lacks the new name.']),
  ...(text('index.html').includes(`© ${TODAY.slice(0, 4)}`) ? [] : ['The footer lacks the year.']),
  ...(pages.includes(`why-choose-${CHANGED.slug}/index.html`) ? [] : [`There is no /why-choose-${CHANGED.slug}.`]),
  ...printed.split('\n').filter((line) => line.includes('The intent "')),
];
console.log(`Built ${pages.length} pages with changed facts and the date ${TODAY}.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
