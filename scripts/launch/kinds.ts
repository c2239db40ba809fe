import type { LaunchHow } from '../../packages/domain/src/contract/launch';
import type { Finding } from './findings.ts';

/** Findings that are one decision. */
export interface Kind {
  group: string;
  file: RegExp;
  /** Matches the field, or what is wrong if there is no field. */
  field?: RegExp;
  id: (finding: Finding) => string;
  title: (found: readonly Finding[]) => string;
  /** @default a form with the fields of the findings */
  how?: (found: readonly Finding[]) => LaunchHow;
}

const BRAND = /^site\/data\/brand\.yaml$/;
const EDGE = /^packages\/edge\/wrangler\.jsonc$/;

const always = (text: string) => () => text;
const edit =
  (what: string) =>
  ([{ file = '' } = {}]: readonly Partial<Finding>[]): LaunchHow => ({ by: 'edit', file, what });
const terminal =
  (...commands: string[]) =>
  (): LaunchHow => ({ by: 'command', commands });

/** The first that fits a finding is its decision. */
export const KINDS: readonly Kind[] = [
  {
    group: 'business',
    file: BRAND,
    field: /^(name|slug)$/,
    id: always('brand.name'),
    title: always('The name of the business, also in addresses'),
  },
  {
    group: 'business',
    file: BRAND,
    field: /^(siteUrl|bookingUrl|email)$/,
    id: always('brand.addresses'),
    title: always('The addresses of the site, the booking calendar and your mail'),
  },
  {
    group: 'business',
    file: BRAND,
    field: /^(outside|channels)\./,
    id: always('brand.links'),
    title: always('The messengers on which families write, and the two outside links in the footer'),
  },
  {
    group: 'business',
    file: BRAND,
    field: /^trader\./,
    id: always('brand.trader'),
    title: always('The legal details of the business, which laws require on the site'),
  },
  {
    group: 'contact',
    file: BRAND,
    field: /^(answer|consultation|lessons)$/,
    id: always('brand.consultation'),
    title: always('By when you answer, how the consultation goes, and the languages of sessions'),
  },
  {
    group: 'law',
    file: BRAND,
    field: /^unansweredMinor$/,
    id: always('brand.unanswered-minor'),
    title: always('After how many days an unanswered message from a student under 18 is deleted'),
  },
  {
    group: 'site',
    file: BRAND,
    field: /^botCheck\./,
    id: always('brand.bot-check'),
    title: always('The button “Test ReCAPTCHA” on the home page is for developers'),
  },
  {
    group: 'money',
    file: /^site\/data\/prices\.yaml$/,
    id: always('prices'),
    title: always('The lowest price of a session'),
  },
  {
    group: 'money',
    file: /^site\/data\/tiers\.yaml$/,
    id: always('tiers'),
    title: always('The subscription tiers'),
  },
  {
    group: 'money',
    file: /^site\/data\/answers\.yaml$/,
    id: always('answers'),
    title: (found) => `${found.length} questions of families that no page answers yet`,
  },
  {
    group: 'tutors',
    file: /^site\/data\/people\.yaml$/,
    field: /photo of|consent of/,
    id: always('people.photos'),
    title: always('Photos without a consent that holds'),
  },
  {
    group: 'tutors',
    file: /^site\/data\/people\.yaml$/,
    id: always('people'),
    title: always('Who teaches, and their photos'),
  },
  {
    group: 'samples',
    file: /^site\/data\/testimonials\.yaml$/,
    id: always('testimonials'),
    title: always('The testimonials are samples: replace or remove them'),
  },
  {
    group: 'samples',
    file: /^site\/data\/sample-people\.yaml$/,
    id: always('sample-people'),
    title: always('The tutors shown are samples until you name the first real one'),
  },
  {
    group: 'samples',
    file: /^site\/data\/banners\.yaml$/,
    id: always('banners'),
    title: always('The banner and its dates are samples'),
  },
  {
    group: 'directory',
    file: /^site\/data\/schools\.yaml$/,
    id: ({ field }) => `schools.${field?.split('.')[1] ?? ''}`,
    title: (found) =>
      `Check ${found.length} schools of the list ${found[0]?.field?.split('.')[1] ?? ''} on their own websites`,
  },
  {
    group: 'facts',
    file: /^site\/data\/course-changes\.yaml$/,
    id: always('course-changes'),
    title: (found) => `${found.length} changes of courses that the exam board has not confirmed`,
  },
  {
    group: 'languages',
    file: /^docs\/glossaries\//,
    id: ({ file }) => `translation.${languageIn(file)}`,
    title: ([finding]) => `A native speaker has read all texts in ${nameOf(languageIn(finding?.file ?? ''))}`,
    how: ([finding]) => ({
      by: 'command',
      commands: [`pnpm --filter @tutoring/ui translations --read ${languageIn(finding?.file ?? '')} "their name"`],
    }),
  },
  {
    group: 'law',
    file: /privacy\/regions\.ts$/,
    field: /profile/,
    id: always('privacy-profiles'),
    title: (found) => `A lawyer has read the ${found.length} privacy profiles`,
    how: edit('after a lawyer has read a profile, write verified: true there'),
  },
  {
    group: 'facts',
    file: /exam-line\.ts$/,
    field: /exam day/,
    id: always('exam-days'),
    title: always('First exam days that the exam board has not confirmed'),
    how: edit('compare the day with the exam board’s schedule, and write confirmed: true'),
  },
  {
    group: 'facts',
    file: /^site\/data\/helplines\.yaml$/,
    field: /not confirmed|last checked \d+ months ago$/,
    id: always('helplines'),
    title: always('Helplines to call and check'),
    how: edit('call the number, or read the helpline’s own page, and write the month'),
  },
  {
    group: 'site',
    file: /^site\/data\/redirects\.yaml$/,
    id: always('redirects'),
    title: always('Addresses that redirect to a page that does not exist'),
    how: edit('write the page, or another address'),
  },
  {
    group: 'hosting',
    file: EDGE,
    field: /is a secret|for local runs only/,
    id: always('edge.secrets-in-file'),
    title: always('Secrets in a file that git keeps'),
    how: edit('remove each, change its value, and store it with pnpm wrangler secret put'),
  },
  {
    group: 'hosting',
    file: EDGE,
    field: /database_id/,
    id: always('edge.databases'),
    title: always('The databases for messages and reports'),
    how: (found) => ({
      by: 'command',
      commands: found.flatMap(
        ({ what }) => /pnpm wrangler d1 create [\w-]+ --update-config=false/.exec(what)?.[0] ?? [],
      ),
    }),
  },
  {
    group: 'hosting',
    file: EDGE,
    field: /route|workers\.dev/,
    id: always('edge.address'),
    title: always('The site’s own address'),
    how: edit('add the route, and "workers_dev": false'),
  },
  {
    group: 'hosting',
    file: EDGE,
    id: always('edge.secrets'),
    title: always('How messages reach you, and who may open the inbox'),
    how: terminal('pnpm wrangler secret list', 'pnpm wrangler secret put LEAD_WEBHOOK_URL'),
  },
  {
    group: 'hosting',
    file: /^the environment of the build$/,
    id: always('analytics'),
    title: always('Which service counts visits'),
    how: edit('set GATSBY_GTAG_ID or GATSBY_GTM_ID for the build, or leave them empty'),
  },
  {
    group: 'hosting',
    file: /^packages\/(ui|domain)\/package\.json$/,
    id: always('packages'),
    title: always('The addresses of the published packages'),
    how: edit('add repository, homepage and bugs'),
  },
  {
    group: 'facts',
    file: /./,
    field: /sources were last checked/,
    id: always('old-facts'),
    title: (found) => `${found.length} files with facts that nobody has checked for half a year`,
    how: terminal('pnpm sources'),
  },
  {
    group: 'business',
    file: /./,
    id: ({ file }) => `other.${file}`,
    title: ([finding]) => `What ${finding?.file ?? ''} still marks as a sample, a placeholder or unverified`,
  },
];

const languageIn = (file: string) => /([\w-]+)\.md$/.exec(file)?.[1] ?? '';
const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
