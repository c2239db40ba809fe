import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentKindOf } from '@tutoring/domain/content-limits';
import { consentProblem, monthsSince, OPEN_WHILE, OUTDATED_MONTHS } from '@tutoring/domain/launch';
import { oldFacts } from '../../site/src/build/citations/age.ts';
import { DATES_FILE, readDateGroups } from '../../site/src/build/citations/date-groups.ts';
import { readBrand } from '../../site/src/build/content/brand.ts';
import { PEOPLE_FILE, readPeople, readShownPeople } from '../../site/src/build/content/people.ts';
import type { Finding } from './finding.ts';
import { inMarkedEntries } from './marked-entries.ts';
import { inTranslations } from './unread-languages.ts';

/** Everything that must be replaced or checked before a launch. */
export function findings(
  root: string,
  today: Date,
  environment: Readonly<Record<string, string | undefined>> = {},
): Finding[] {
  return [
    ...inMarkedEntries(root),
    ...inPeople(root, today),
    ...inAnswers(root),
    ...inBotCheck(root),
    analyticsServices(environment),
    ...inEdge(root),
    ...inPackages(root),
    ...inRedirects(root),
    ...inExamDays(root),
    ...inSources(root, today),
    ...inHelplines(root, today),
    ...inTranslations(root),
  ];
}

/** Days before the end of a consent in which the launch check asks to renew it. */
const RENEW_DAYS = 60;

/**
 * Photos that no page may show: the build leaves them out, and the owner must decide before a launch. A consent that ends soon
 * is a warning, because a photo stays online until the next deploy.
 */
export function inPeople(root: string, today: Date): Finding[] {
  const file = `site/data/${PEOPLE_FILE}`;
  const people = readPeople(join(root, 'site/data'));
  if (people.length === 0) return inSamplePeople(root, file);
  const soon = new Date(today.getTime() + RENEW_DAYS * 24 * 60 * 60 * 1000);
  // The People screen says who has no photo. If Launch said it too, taking a photo out would open another decision.
  return people.flatMap(({ name, photo }, at): Finding[] => {
    if (!photo) return [];
    const about = { file, field: `${at}.photo`, topic: 'photo', heading: name, page: '/tutors' };
    const why = consentProblem(photo.consent, today);
    if (why) {
      const what = `No page shows the photo of ${name}, because ${why}. Write down a consent, or take the photo out.`;
      const entry = { openWhile: 'no-consent' as const, removable: true, named: { name } };
      return [{ ...about, what, entry, kind: 'must' }];
    }
    if (!consentProblem(photo.consent, soon)) return [];
    const what = `The consent of ${name} ends on ${photo.consent?.until}. Renew it, or publish without the photo the day after.`;
    return [{ ...about, what, kind: 'warning' }];
  });
}

/** While nobody real is named, pages show samples. The first real person replaces them, so no other answer is needed. */
function inSamplePeople(root: string, file: string): Finding[] {
  const samples = readShownPeople(join(root, 'site/data')).length;
  const about = { file, heading: 'Who teaches', entry: { openWhile: 'empty' as const, removable: false } };
  if (samples === 0)
    return [
      {
        ...about,
        what: 'No page says who teaches. Add the first person who has agreed to be named.',
        kind: 'warning',
      },
    ];
  return [
    {
      ...about,
      page: '/tutors',
      what: `Visitors see ${samples} invented tutors, marked as samples. They leave by themselves when you add the first real person.`,
      kind: 'must',
    },
  ];
}

/** What an empty field leaves open for families, by file and field. */
const OPEN_ANSWERS: Record<string, Record<string, { heading: string; question: string }>> = {
  'site/data/prices.yaml': {
    levels: { heading: 'Prices by level', question: 'what a session costs at each level' },
    review: { heading: 'Price of a review', question: 'what a review of an essay costs' },
  },
  'site/data/answers.yaml': {
    firstSession: { heading: 'First session', question: 'how soon the first session can be' },
    payment: { heading: 'Payment', question: 'how families pay, and whether prices include tax' },
    subscription: {
      heading: 'Subscription',
      question: 'what a month of a subscription is, and how to change the tier',
    },
    schools: { heading: 'For schools', question: 'how schools pay, and what insurance you have' },
    guarantee: { heading: 'Guarantee', question: 'what happens if the first session does not suit' },
    checks: { heading: 'Checks of tutors', question: 'what is checked before a tutor teaches, by whom and when' },
    availability: { heading: 'Free places', question: 'who has free places' },
  },
};

/** Questions of families that the owner has not answered yet. Pages say nothing of them, so none blocks the launch. */
export function inAnswers(root: string): Finding[] {
  return Object.entries(OPEN_ANSWERS).flatMap(([file, fields]) => {
    const answers = parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
    return Object.entries(fields)
      .filter(([field]) => OPEN_WHILE.empty(answers[field]))
      .map(([field, { heading, question }]): Finding => ({
        file,
        field,
        heading,
        what: `No page says ${question}.`,
        entry: { openWhile: 'empty', removable: false },
        kind: 'warning',
      }));
  });
}

/** The button that tests the bot check stays on the home page until the owner removes it. */
function inBotCheck(root: string): Finding[] {
  const { botCheck } = readBrand(join(root, 'site/data'));
  if (!botCheck.testView.shown) return [];
  return [
    {
      file: 'site/data/brand.yaml',
      field: 'botCheck.testView.shown',
      page: '/',
      heading: 'Button to test the bot check',
      what: 'Visitors see the button “Test ReCAPTCHA” on the home page. Turn off “Show the button”.',
      entry: { openWhile: 'on', removable: false },
      kind: 'must',
    },
  ];
}

/** The services that receive analytics events in a build with these variables (site/src/client/enhance/analytics/track.ts). */
function analyticsServices({
  GATSBY_GTAG_ID = '',
  GATSBY_GTM_ID = '',
  GATSBY_DATA_LAYER = '',
}: Parameters<typeof findings>[2] & object): Finding {
  const named = [
    GATSBY_GTAG_ID && `Google’s tag ${GATSBY_GTAG_ID}`,
    GATSBY_GTM_ID && `Google Tag Manager ${GATSBY_GTM_ID}`,
  ].filter(Boolean);
  const nobody =
    GATSBY_DATA_LAYER === 'off'
      ? 'No service counts visits, and the pages keep no events.'
      : 'No service of another company counts visits.';
  return {
    file: 'the environment of the build',
    heading: 'Services that count visits',
    what: named.length > 0 ? `Visits are counted by ${named.join(' and ')}, if the visitor allows it.` : nobody,
    kind: 'warning',
  };
}

/** Settings that no file may contain. Anybody who knows a webhook's address can invent leads, and git keeps every version. */
const SECRETS = [
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_SECRET_PREVIOUS',
  'MAIL_API_KEY',
  'ALERT_WEBHOOK_URL',
  'BOT_CHECK_SECRET',
  'SMOKE_KEY',
  'LINK_KEY',
  'CHAT_API_KEY',
  'CHAT_CN_API_KEY',
];
const DEVELOPMENT_KEY = 'OWNER_DEV_KEY';

function inEdge(root: string): Finding[] {
  const file = 'packages/edge/wrangler.jsonc';
  const text = readFileSync(join(root, file), 'utf8');
  // Previews have their own databases, which a launch does not need (`pnpm preview` asks for them).
  const missingDatabases = [
    ...text.matchAll(/"database_name": "([\w-]+)(?<!-preview)",\s*"database_id": "00000000-/g),
  ].map(([, name]): Finding => ({
    file,
    topic: 'database',
    heading: name === 'tutoring-leads' ? 'Messages of families' : 'Reports of the site',
    what: `The database ${name} does not exist yet. The command below stores it in the European Union: the place cannot be changed later.`,
    kind: 'must',
  }));
  const written = SECRETS.filter((name) => text.includes(name)).map((name): Finding => ({
    file,
    topic: 'secret',
    heading: name,
    what: `${name} is a secret, and everybody with the files can read it. Remove it, change its value, and run pnpm wrangler secret put ${name}.`,
    kind: 'must',
  }));
  const unseen: Finding = {
    file,
    heading: 'Secrets',
    what: 'The desk cannot see passwords and keys. The first command below must show MAIL_API_KEY (for mail) or LEAD_WEBHOOK_URL (for your CRM): without one of them, messages of families wait and do not reach you. ALERT_WEBHOOK_URL is where warnings go.',
    kind: 'warning',
  };
  return [
    ...missingDatabases,
    ...inRoutes(file, root, text),
    ...(written.length > 0 ? written : [unseen]),
    ...inInbox(file, text),
  ];
}

/** Without a route, `pnpm ship` deploys to an address of Cloudflare, and the site's own address has no pages. */
function inRoutes(file: string, root: string, text: string): Finding[] {
  const { host } = new URL(readBrand(join(root, 'site/data')).siteUrl);
  const [, ownSettings = text] = /^([^]*?)"env":/.exec(text) ?? [];
  return [
    ...(ownSettings.includes(`"${host}"`)
      ? []
      : [
          {
            file,
            topic: 'address',
            heading: host,
            what: `The site would not answer at ${host} yet. The setup writes this address into the settings.`,
            kind: 'must' as const,
          },
        ]),
    ...(/"workers_dev":\s*false/.test(ownSettings)
      ? []
      : [
          {
            file,
            topic: 'address',
            heading: 'Second address',
            what: 'The site would also answer at an address of its host, Cloudflare. The setup turns that off.',
            kind: 'warning' as const,
          },
        ]),
  ];
}

/** Who may read leads at /owner (docs/adr/0035). */
function inInbox(file: string, settings: string): Finding[] {
  return [
    ...(settings.includes(DEVELOPMENT_KEY)
      ? [
          {
            file,
            topic: 'secret',
            heading: DEVELOPMENT_KEY,
            what: `${DEVELOPMENT_KEY} opens the desk to everybody who has it, and is for local runs only. Remove it.`,
            kind: 'must' as const,
          },
        ]
      : []),
    ...(['ACCESS_TEAM', 'ACCESS_AUD'].every((name) => settings.includes(`"${name}"`))
      ? []
      : [
          {
            file,
            heading: 'Who may open the desk',
            what: 'Nobody can open this desk online yet. The setup (npm run setup) asks for the two values of Cloudflare Access: ACCESS_TEAM and ACCESS_AUD.',
            kind: 'warning' as const,
          },
        ]),
  ];
}

/** The first exam day of each session, if the exam board has not confirmed it. All pages count to it. */
function inExamDays(root: string): Finding[] {
  return globSync(DATES_FILE, { cwd: root }).flatMap((file) =>
    readDateGroups(readFileSync(join(root, file), 'utf8'))
      .flatMap(({ dates }) => dates)
      .filter(({ kind, status, session }) => kind === 'exam' && status === 'expected' && session)
      .map(({ programme, session, day }): Finding => ({
        file,
        topic: 'exam-day',
        heading: `First exam day of ${sessionName(`${programme} ${session}`)}`,
        what: `Every page counts down to ${dayName(day)}, which the exam board has not confirmed. Compare it with the board’s final schedule.`,
        kind: 'warning',
      })),
  );
}

/** The addresses of a published package's code, home page and issues. Only the owner knows them. */
const ADDRESSES = ['repository', 'homepage', 'bugs'];

function inPackages(root: string): Finding[] {
  return globSync('packages/{domain,ui}/package.json', { cwd: root }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
    const missing = ADDRESSES.filter((field) => !manifest[field]);
    const about = { file, heading: file.replace('/package.json', ''), kind: 'warning' as const };
    return [
      ...(missing.length > 0
        ? [
            {
              ...about,
              what: `Before you publish this package on npm, add ${list.format(missing)}: npm shows these addresses.`,
            },
          ]
        : []),
      ...(manifest.license === 'UNLICENSED'
        ? [
            {
              ...about,
              what: 'Nobody outside your business may use this package, because its licence is “UNLICENSED”. If others may, choose a licence, such as MIT.',
            },
          ]
        : []),
    ];
  });
}

function inRedirects(root: string): Finding[] {
  const file = 'site/data/redirects.yaml';
  const redirects = parse(readFileSync(join(root, file), 'utf8')) as { from: string; to: string }[];
  const pages = new Set(
    globSync('**/*.mdx', { cwd: join(root, 'site/content') }).map(
      (page) => `/${page.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`,
    ),
  );
  return redirects.flatMap(({ from, to }, at): Finding[] =>
    pages.has(to)
      ? []
      : [
          {
            file,
            field: `${at}.to`,
            heading: from,
            what: `Visitors of ${from} are sent to ${to}, which has no page. Write another address, or the page.`,
            kind: 'must',
          },
        ],
  );
}

/** The fields of the helplines file that this check reads. */
interface Helplines {
  countries: Record<
    string,
    { lines: { name: string; call: string; confidence: string; checked: string; source?: string }[] }
  >;
}

/** Checks each helpline: a number that no longer answers harms people who need it. */
export function inHelplines(root: string, today: Date): Finding[] {
  return globSync(HELPLINES_FILE, { cwd: root }).flatMap((file) => {
    const { countries } = parse(readFileSync(join(root, file), 'utf8')) as Helplines;
    return Object.entries(countries).flatMap(([country, { lines }]) =>
      lines.flatMap(({ name, call, confidence, checked, source }, at): Finding[] => {
        const about = {
          file,
          field: `countries.${country}.lines.${at}`,
          heading: `${name}, ${REGIONS.of(country) ?? country}`,
          ...(source && { link: source }),
        };
        if (OPEN_WHILE.unconfirmed({ confidence }))
          return [
            {
              ...about,
              what: `Nobody could confirm that ${call} still answers, so no page shows it. Call it, then set “Confidence”.`,
              entry: { openWhile: 'unconfirmed', removable: false, named: { name } },
              kind: 'warning',
            },
          ];
        if (!OPEN_WHILE.old({ checked }, today)) return [];
        const months = monthsSince(checked, today);
        return [
          {
            ...about,
            what: `${call} was last checked ${months} months ago. Call it, or read the helpline’s own page. Does it still answer?`,
            entry: { mark: 'checked', openWhile: 'old', removable: false, named: { name } },
            kind: months >= OUTDATED_MONTHS ? 'must' : 'warning',
          },
        ];
      }),
    );
  });
}

/** The file whose months are about single entries: each is a finding of its own. */
const HELPLINES_FILE = 'site/data/helplines.yaml';

/** Facts whose sources were checked too long ago: a warning after half a year, a failure after a year. */
export function inSources(root: string, today: Date): Finding[] {
  return oldFacts(root, today)
    .filter(({ file }) => file !== HELPLINES_FILE)
    .map(({ file, line, months }): Finding => {
      const page = pageOf(file);
      const isContent = contentKindOf(file) !== undefined;
      const since = `were last compared with their sources ${months} months ago`;
      return {
        file,
        line,
        topic: 'old',
        heading: page ?? file.split('/').slice(-2).join('/'),
        ...(page && { page }),
        what: page
          ? `The facts on this page ${since}. Open each link under “Sources”. Does the page still say the same?`
          : isContent
            ? `The facts in this file ${since}. Open each address in it. Does the file still say the same?`
            : `The facts in this file of the code ${since}. Ask your developer to run pnpm sources, and to write the month.`,
        ...(isContent && { entry: { mark: 'checked' as const, openWhile: 'old' as const, removable: false } }),
        kind: months >= OUTDATED_MONTHS ? 'must' : 'warning',
      };
    });
}

/** The address of a file of pages; nothing for data. */
function pageOf(file: string): string | undefined {
  const [, name] = /^site\/content\/(.*)\.mdx$/.exec(file) ?? [];
  return name === undefined ? undefined : `/${name.replace(/(^|\/)index$/, '')}`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** `IB 2027-05` → `the IB in May 2027`. */
function sessionName(session = ''): string {
  const [body = '', month = ''] = session.split(' ');
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `the ${body} in ${name.format(new Date(month))}`;
}
const dayName = (day = '') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
