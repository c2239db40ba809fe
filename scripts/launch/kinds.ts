import type { LaunchHow } from '../../packages/domain/src/contract/launch';
import type { Finding } from './finding.ts';

/** Findings that are one decision. */
export interface Kind {
  group: string;
  file: RegExp;
  /** Matches the field. */
  field?: RegExp;
  /** The topic of the finding. */
  topic?: string;
  id: (finding: Finding) => string;
  title: (found: readonly Finding[]) => string;
  /** @default a form with the fields of the findings */
  how?: (found: readonly Finding[]) => LaunchHow;
}

const BRAND = /^site\/data\/brand\.yaml$/;
const EDGE = /^packages\/edge\/wrangler\.jsonc$/;

const always =
  <Value>(value: Value) =>
  () =>
    value;
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
    topic: 'photo',
    id: always('people.photos'),
    title: always('Photos without a consent that holds'),
  },
  {
    group: 'tutors',
    file: /^site\/data\/people\.yaml$/,
    id: always('people'),
    title: always('Who teaches, and their photos'),
    how: always<LaunchHow>({ by: 'form', file: 'site/data/people.yaml', fields: [] }),
  },
  {
    group: 'samples',
    file: /^site\/data\/testimonials\.yaml$/,
    id: always('testimonials'),
    title: always('The testimonials are samples: replace or remove them'),
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
      `${found.length === 1 ? 'One school' : `${found.length} schools`} in ${placeName(found[0]?.field?.split('.')[1] ?? '')}: compare each with its own website`,
  },
  {
    group: 'facts',
    file: /^site\/data\/course-changes\.yaml$/,
    id: always('course-changes'),
    title: (found) => `${found.length} changes of courses that are not, or not wholly, from the exam board`,
  },
  {
    group: 'languages',
    file: /^docs\/glossaries\//,
    id: ({ file }) => `translation.${languageIn(file)}`,
    title: ([finding]) => `A native speaker has read all texts in ${finding?.heading ?? ''}`,
  },
  {
    group: 'facts',
    file: /exam-line\.ts$/,
    id: always('exam-days'),
    title: always('First exam days that the exam board has not confirmed'),
    how: edit(
      'The pages count in the browser, so the day is in the code. Tell your developer whether it is right: they correct day, and write confirmed: true.',
    ),
  },
  {
    group: 'facts',
    file: /^site\/data\/helplines\.yaml$/,
    field: /./,
    id: always('helplines'),
    title: always('Helplines to call and check'),
  },
  {
    group: 'site',
    file: /^site\/data\/redirects\.yaml$/,
    id: always('redirects'),
    field: /./,
    title: always('Addresses that redirect to a page that does not exist'),
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'secret',
    id: always('edge.secrets-in-file'),
    title: always('Secrets in a file that git keeps'),
    how: edit('Whoever has these files can read them, also in older versions. Ask your developer to remove each.'),
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'database',
    id: always('edge.databases'),
    title: always('Where the messages of families are stored'),
    how: terminal('pnpm databases eu'),
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'address',
    id: always('edge.address'),
    title: always('The site’s own address'),
    how: terminal('npm run setup'),
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
    how: edit(
      'If you want Google to count visits, give whoever builds the site your GATSBY_GTAG_ID or GATSBY_GTM_ID. If not, nothing is to do.',
    ),
  },
  {
    group: 'hosting',
    file: /^packages\/(ui|domain)\/package\.json$/,
    id: always('packages'),
    title: always('The addresses of the published packages'),
    how: edit('Only if you publish the design system for others: ask your developer.'),
  },
  {
    group: 'facts',
    file: /./,
    topic: 'old',
    id: always('old-facts'),
    title: (found) => `${found.length} files with facts that nobody has checked for half a year`,
    // Each place has a link to its file. The command reads the sources, and lists those that have changed.
    how: terminal('pnpm sources'),
  },
  {
    group: 'business',
    file: /./,
    id: ({ file }) => `other.${file}`,
    title: ([finding]) => `What is still open in ${finding?.file ?? ''}`,
  },
];

const languageIn = (file: string) => /([\w-]+)\.md$/.exec(file)?.[1] ?? '';

/** `hong-kong` → `Hong Kong`, as it follows “in”. */
function placeName(place: string): string {
  const name = place.replaceAll(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  return { uk: 'the United Kingdom', netherlands: 'the Netherlands' }[place] ?? name;
}
