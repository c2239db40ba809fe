/**
 * Prepares the built site for the edge. It writes `_headers`, `_redirects`, `.assetsignore`, `security.txt` and the speculation
 * rules into the site's folder, and for the Worker the policy, facts about the business, the service finder's table, dates,
 * the countries, the search index and the chat's facts. It copies the owner's desk to /owner. It fails if a page needs more
 * than the policy allows.
 *
 * Usage: node scripts/assets.ts [folder]
 */
import { CHAT_FACTS_ADDRESS } from '@tutoring/domain/chat';
import { policySourcesOf } from '@tutoring/domain/companies';
import { ACCESS_SIGN_OUT, DESK_FOLDER, type DeskSite } from '@tutoring/domain/desk';
import {
  embedHeaders,
  EMBEDS,
  HASHED_ASSETS,
  IMMUTABLE,
  RESIZE_SCRIPT,
  securityHeaders,
  SPECULATION_RULES,
  SPECULATION_RULES_TYPE,
  type PolicyInputs,
} from '@tutoring/domain/headers';
import { LANGUAGES } from '@tutoring/domain/languages';
import { searchIndexOf, type SearchEntry } from '@tutoring/domain/search-entry';
import { formerAddresses, whyChooseAddress } from '@tutoring/domain/slug';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readBrand } from '../../../site/src/build/content/brand.ts';
import { NEVER_PRERENDERED } from '../src/worker-routes.ts';
import {
  headersFile,
  redirectsFile,
  SECURITY_TXT,
  securityTxt,
  speculationRulesFile,
  type Redirect,
} from './asset-files.ts';

const edge = join(import.meta.dirname, '..');
const data = join(edge, '../../site/data');
const folder = resolve(process.argv[2] ?? join(edge, '../../site/public'));
const desk = join(folder, DESK_FOLDER);
// Includes Gatsby's own scripts and data, which no page loads.
const IGNORED = [
  '_gatsby',
  'unused',
  'page-data',
  '~partytown',
  'webpack.stats.json',
  'chunk-map.json',
  'countries.json',
  '*.LICENSE.txt',
  '.assetsignore',
];

const pages = globSync('**/*.html', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('_gatsby') && entry.parentPath !== desk)
  .map((entry) => join(entry.parentPath, entry.name));
if (pages.length === 0) fail(`There is no page in ${folder}. Build the site first: pnpm --filter @tutoring/site build`);

const isEmbed = (file: string) => file.startsWith(join(folder, EMBEDS));
const inlineOfPages = inlineHashesOf(pages.filter((file) => !isEmbed(file)));
const inlineOfEmbeds = inlineHashesOf(pages.filter(isEmbed));

const brand = readBrand(data);
/** The inputs of the policy. */
const policy: PolicyInputs = {
  ...inlineOfPages,
  others: policySourcesOf({
    ...brand,
    // The same variables as site/src/build/model/layout-data.ts.
    gtag: process.env.GATSBY_GTAG_ID ?? '',
    gtm: process.env.GATSBY_GTM_ID ?? '',
  }),
  violationEndpoint: brand.violationEndpoint,
};
copyDesk();
const redirects = allRedirects();
writeFileSync(
  join(folder, '_headers'),
  headersFile({
    security: securityHeaders(policy),
    instead: {
      [`${HASHED_ASSETS}*`]: { 'Cache-Control': IMMUTABLE },
      [`${EMBEDS}*`]: embedHeaders(inlineOfEmbeds),
      // Schools name its hash, so it never changes (site/static/embed/resize-1.js). With `integrity`, they read it by CORS.
      [RESIZE_SCRIPT]: { 'Cache-Control': IMMUTABLE, 'Access-Control-Allow-Origin': '*' },
      [SPECULATION_RULES]: { 'Content-Type': SPECULATION_RULES_TYPE },
      // The service worker and the manifest are revalidated each time: an old one delays all others.
      '/sw.js': { 'Cache-Control': 'no-cache' },
      '/manifest*.webmanifest': { 'Cache-Control': 'no-cache', 'Content-Type': 'application/manifest+json' },
    },
  }),
);
writeFileSync(join(folder, '_redirects'), redirectsFile(redirects));
writeFileSync(join(folder, SPECULATION_RULES), speculationRulesFile(NEVER_PRERENDERED));
mkdirSync(join(folder, dirname(SECURITY_TXT)), { recursive: true });
writeFileSync(join(folder, SECURITY_TXT), securityTxt({ email: brand.email, siteUrl: brand.siteUrl, now: Date.now() }));
writeFileSync(join(folder, '.assetsignore'), `${IGNORED.join('\n')}\n`);
writeForWorker('policy', policy);
writeForWorker('service-finder', dataFile('service-finder'));
writeForWorker('dates', JSON.parse(readFileSync(join(data, '../src/generated/dates.json'), 'utf8')));
writeForWorker('brand', {
  name: brand.name,
  siteUrl: brand.siteUrl,
  bookingUrl: brand.bookingUrl,
  email: brand.email,
  answer: { workingDays: brand.answer.workingDays, until: brand.answer.until, timeZone: brand.answer.timeZone },
  botCheck: brand.botCheck.provider,
  unansweredMinorDays: brand.unansweredMinor.days,
  marking: {
    workingDays: brand.marking.workingDays,
    waitingMax: brand.marking.waitingMax,
    keptDays: brand.marking.keptDays,
    unansweredMinorDays: brand.marking.unansweredMinorDays,
  },
});
writeForWorker('countries', publishedJson('countries.json'));
writeForWorker('search-index', searchEntries());
writeForWorker('chat-facts', publishedJson(CHAT_FACTS_ADDRESS));
console.log(`${pages.length} pages, ${redirects.length} redirects, policy ${inlineOfPages.inlineStyles.join(' ')}`);

/** The desk has its own policy (packages/edge/src/owner/desk.ts), so its page is not among those that are checked here. */
function copyDesk(): void {
  const built = join(edge, '../desk/dist');
  if (!existsSync(join(built, 'index.html'))) fail(`There is no desk in ${built}. Build it first: pnpm build:packages`);
  cpSync(built, desk, { recursive: true });
  const { name, siteUrl, bookingUrl, answer } = brand;
  const site: DeskSite = {
    brand: name,
    siteUrl,
    bookingUrl,
    timeZone: answer.timeZone,
    signOut: ACCESS_SIGN_OUT,
  };
  mkdirSync(join(desk, 'data'), { recursive: true });
  writeFileSync(join(desk, 'data/site.json'), JSON.stringify(site));
}

/** The entries of all languages' indexes: each from its own language's, where all its words are. */
function searchEntries(): SearchEntry[] {
  return LANGUAGES.flatMap((language) =>
    (publishedJson(searchIndexOf(language)) as SearchEntry[]).filter((entry) => entry.language === language),
  );
}

/** The redirects of the data file, and those of earlier names of the business. */
function allRedirects(): Redirect[] {
  const { slug } = brand;
  const published = readFileSync(join(data, 'published.txt'), 'utf8').split('\n');
  const former = formerAddresses(published, slug).map((from) => ({ from, to: whyChooseAddress(slug) }));
  return [...(dataFile('redirects') as Redirect[]), ...former];
}

/** A JSON file of the built site. */
function publishedJson(address: string): unknown {
  return JSON.parse(readFileSync(join(folder, address), 'utf8'));
}

/** A data file of the site, which the site's build has validated. */
function dataFile(name: string): unknown {
  return parse(readFileSync(join(data, `${name}.yaml`), 'utf8'));
}

function writeForWorker(name: string, value: unknown): void {
  mkdirSync(join(edge, 'src/generated'), { recursive: true });
  writeFileSync(join(edge, `src/generated/${name}.json`), `${JSON.stringify(value)}\n`);
}

/** The hashes of the pages' one inline stylesheet and one inline script. */
function inlineHashesOf(files: readonly string[]): Required<Pick<PolicyInputs, 'inlineStyles' | 'inlineScripts'>> {
  const inline = files.map(inlineTextsOf);
  const styles = new Set(inline.map(({ style }) => style));
  const scripts = new Set(inline.flatMap(({ scripts }) => scripts));
  if (styles.size > 1) fail(`The pages have ${styles.size} different inline stylesheets; the policy allows one.`);
  // site/src/client/bootstrap/before-paint.ts, and client/embed/theme.ts of the embeds: one text each.
  if (scripts.size > 1) fail(`The pages have ${scripts.size} different inline scripts; the policy allows one.`);
  const hashesOf = (texts: ReadonlySet<string>) =>
    [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();
  return { inlineStyles: hashesOf(styles), inlineScripts: hashesOf(scripts) };
}

/** The inline stylesheet and scripts of a page. Fails on a second stylesheet and on style attributes. */
function inlineTextsOf(file: string): { style: string; scripts: string[] } {
  const html = readFileSync(file, 'utf8');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  if (styles.length !== 1) fail(`${file} has ${styles.length} inline stylesheets; the policy allows exactly one.`);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
  if (/<[^>]+\sstyle="/.test(html)) fail(`${file} has a style attribute, which the policy forbids.`);
  return { style: styles[0] ?? '', scripts };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
