import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LaunchHow } from '../../packages/domain/src/contract/launch';
import type { Finding } from './finding.ts';
import { languageName, readerAnswers } from './unread-languages.ts';

/** A decision, apart from what is open in it. */
export interface Question {
  /** Stays the same from build to build. */
  id: string;
  /** What the owner is asked. It is also the title of the decision when nothing is open. */
  title: string;
  /** How to answer it. @default a form with the fields of the findings */
  how?: LaunchHow;
}

/** Findings that are one decision, or one for each of several things. */
interface Kind {
  group: string;
  /** The file of the findings. */
  file: string | RegExp;
  /** Matches the field. */
  field?: RegExp;
  /** The topic of the finding. */
  topic?: string;
  /** The decision; or the decision of a finding, and all that there can be. */
  question: Question | { of: (finding: Finding) => Question; all: (root: string) => Question[] };
}

const BRAND = 'site/data/brand.yaml';
const PEOPLE = 'site/data/people.yaml';
const SCHOOLS = 'site/data/schools.yaml';
const EDGE = 'packages/edge/wrangler.jsonc';

const edit = (file: string, what: string): LaunchHow => ({ by: 'edit', file, what });
const terminal = (...commands: string[]): LaunchHow => ({ by: 'command', commands });

/** The first that fits a finding is its decision. */
export const KINDS: readonly Kind[] = [
  // In any file, also in those of other kinds.
  {
    group: 'facts',
    file: /./,
    topic: 'old',
    question: {
      id: 'old-facts',
      title: 'Do the sources of these facts still say the same?',
      how: { by: 'form', file: '', fields: [] },
    },
  },
  {
    group: 'business',
    file: BRAND,
    field: /^(name|slug)$/,
    question: { id: 'brand.name', title: 'Is this the name of your business?' },
  },
  {
    group: 'business',
    file: BRAND,
    field: /^(siteUrl|bookingUrl|email)$/,
    question: { id: 'brand.addresses', title: 'Where are your site, your booking calendar and your mailbox?' },
  },
  {
    group: 'business',
    file: BRAND,
    field: /^(outside|channels)\./,
    question: {
      id: 'brand.links',
      title: 'On which messengers can families write to you, and where do the two other links in the footer lead?',
    },
  },
  {
    group: 'business',
    file: BRAND,
    field: /^trader\./,
    question: { id: 'brand.trader', title: 'Who runs the business? Laws require these details on the site.' },
  },
  {
    group: 'contact',
    file: BRAND,
    field: /^(answer|consultation|lessons|marking)$/,
    question: {
      id: 'brand.consultation',
      title:
        'Is this right about your replies, the free consultation, the marking of pages, and the languages of sessions?',
    },
  },
  {
    group: 'law',
    file: BRAND,
    field: /^unansweredMinor$/,
    question: {
      id: 'brand.unanswered-minor',
      title: 'After how many days is an unanswered message from a student under 18 deleted?',
    },
  },
  {
    group: 'site',
    file: BRAND,
    field: /^botCheck\./,
    question: { id: 'brand.bot-check', title: 'Is the test button off the home page? It is for developers.' },
  },
  {
    group: 'money',
    file: 'site/data/prices.yaml',
    question: { id: 'prices', title: 'Is this the lowest price of a session, and do you want to name other prices?' },
  },
  {
    group: 'money',
    file: 'site/data/tiers.yaml',
    question: { id: 'tiers', title: 'Do you sell single sessions, subscriptions and packages like this?' },
  },
  {
    group: 'money',
    file: 'site/data/answers.yaml',
    question: { id: 'answers', title: 'What do you answer when families ask this?' },
  },
  {
    group: 'tutors',
    file: PEOPLE,
    topic: 'photo',
    question: { id: 'people.photos', title: 'Has everybody agreed to the photo that the site has of them?' },
  },
  { group: 'tutors', file: PEOPLE, question: { id: 'people', title: 'Who teaches?' } },
  {
    group: 'samples',
    file: 'site/data/testimonials.yaml',
    question: { id: 'testimonials', title: 'Which real families may the site quote?' },
  },
  {
    group: 'samples',
    file: 'site/data/banners.yaml',
    question: { id: 'banners', title: 'Does the banner above every page announce something real?' },
  },
  {
    group: 'directory',
    file: SCHOOLS,
    question: {
      of: ({ field }) => schoolsIn(field?.split('.')[1] ?? ''),
      all: (root) => {
        const { lists } = parse(readFileSync(join(root, SCHOOLS), 'utf8')) as { lists: object };
        return Object.keys(lists).map(schoolsIn);
      },
    },
  },
  {
    group: 'facts',
    file: 'site/data/course-changes.yaml',
    question: {
      id: 'course-changes',
      title: 'Do courses change as we say? Compare each with the exam board’s own page.',
    },
  },
  {
    group: 'languages',
    file: /^docs\/glossaries\//,
    question: {
      of: ({ file }) => textsIn(/([\w-]+)\.md$/.exec(file)?.[1] ?? ''),
      all: (root) => readerAnswers(root).map((how) => ({ ...textsIn(how.language), how })),
    },
  },
  {
    group: 'facts',
    file: 'site/data/dates.yaml',
    topic: 'exam-day',
    question: {
      id: 'exam-days',
      title: 'Has the exam board confirmed the first exam days?',
      how: edit(
        'site/data/dates.yaml',
        'If the board’s final schedule has the same day, set “Status” to confirmed, empty “Basis”, and set “Changed” to today. Otherwise correct the day first.',
      ),
    },
  },
  {
    group: 'facts',
    file: 'site/data/helplines.yaml',
    field: /./,
    question: { id: 'helplines', title: 'Do these helplines still answer?' },
  },
  {
    group: 'site',
    file: 'site/data/redirects.yaml',
    field: /./,
    question: { id: 'redirects', title: 'Do old addresses of pages lead to a page?' },
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'secret',
    question: {
      id: 'edge.secrets-in-file',
      title: 'Are all passwords and keys kept out of the files?',
      how: edit(
        EDGE,
        'Whoever has these files can read them, also in older versions. Ask your developer to remove each.',
      ),
    },
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'database',
    question: {
      id: 'edge.databases',
      title: 'Where are the messages of families stored?',
      how: terminal('pnpm databases eu'),
    },
  },
  {
    group: 'hosting',
    file: EDGE,
    topic: 'address',
    question: {
      id: 'edge.address',
      title: 'Does the site answer at your own address?',
      how: terminal('npm run setup'),
    },
  },
  {
    group: 'hosting',
    file: EDGE,
    question: {
      id: 'edge.secrets',
      title: 'Do messages reach you, and can only you open this desk?',
      how: terminal('pnpm wrangler secret list', 'pnpm wrangler secret put LEAD_WEBHOOK_URL'),
    },
  },
  {
    group: 'hosting',
    file: /^the environment of the build$/,
    question: {
      id: 'analytics',
      title: 'Who counts the visits to your site?',
      how: edit(
        'the environment of the build',
        'If you want Google to count visits, set GATSBY_GTAG_ID or GATSBY_GTM_ID before you deploy. If not, there is nothing to do.',
      ),
    },
  },
  {
    group: 'hosting',
    file: /^packages\/(ui|domain)\/package\.json$/,
    question: {
      id: 'packages',
      title: 'Will you publish the design system for others?',
      how: edit('packages/ui/package.json', 'If so, ask your developer to add these. If not, there is nothing to do.'),
    },
  },
  {
    group: 'business',
    file: /./,
    question: { of: ({ file }) => ({ id: `other.${file}`, title: `What is still open in ${file}?` }), all: () => [] },
  },
];

/** What an owner may still be asked, whether or not something is open. */
export function questionsOf({ question }: Kind, root: string): Question[] {
  return 'of' in question ? question.all(root) : [question];
}

/** The kind of a finding, and its decision. */
export function questionOf(finding: Finding): { kind: Kind; question: Question } | undefined {
  const kind = KINDS.find(
    ({ file, field, topic }) =>
      (typeof file === 'string' ? file === finding.file : file.test(finding.file)) &&
      (!field || field.test(finding.field ?? '')) &&
      (!topic || topic === finding.topic),
  );
  if (!kind) return undefined;
  return { kind, question: 'of' in kind.question ? kind.question.of(finding) : kind.question };
}

const schoolsIn = (place: string): Question => ({
  id: `schools.${place}`,
  title: `Do these schools in ${placeName(place)} teach what we say? Compare each with its own website.`,
});

const textsIn = (language: string): Question => ({
  id: `translation.${language}`,
  title: `Has a native speaker read all texts in ${languageName(language)}?`,
});

/** `hong-kong` → `Hong Kong`, as it follows “in”. */
function placeName(place: string): string {
  const name = place.replaceAll(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  return { uk: 'the United Kingdom', netherlands: 'the Netherlands' }[place] ?? name;
}
