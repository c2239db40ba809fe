import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { unreadTranslations } from '../../packages/ui/scripts/translations.ts';
import { monthsSince, oldFacts, OUTDATED_MONTHS } from '../../site/src/build/citations/age.ts';
import { readBrand } from '../../site/src/build/content/brand.ts';
import { consentProblem, PEOPLE_FILE, readPeople, SAMPLES_FILE } from '../../site/src/build/content/people.ts';

/** One thing in one file. Several are one decision of the owner (decisions.ts). */
export interface Finding {
  file: string;
  what: string;
  /** The field of a YAML file, such as `trader.legalName`. */
  field?: string;
  /** A warning does not block the launch. */
  kind: 'must' | 'warning';
}

/** Everything that must be replaced or checked before a launch. */
export function findings(
  root: string,
  today: Date,
  environment: Readonly<Record<string, string | undefined>> = {},
): Finding[] {
  return [
    ...inData(root),
    ...inPeople(root, today),
    ...inAnswers(root),
    ...inBotCheck(root),
    analyticsServices(environment),
    ...inEdge(root),
    ...inPackages(root),
    ...inRedirects(root),
    ...inProfiles(root),
    ...inExamDays(root),
    ...inSources(root, today),
    ...inHelplines(root, today),
    ...inTranslations(root),
  ];
}

/** Entries that are marked as placeholders, samples or not verified. */
function inData(root: string): Finding[] {
  const files = globSync('site/data/*.yaml', { cwd: root });
  // Nobody sees the invented people any more once somebody real is named.
  const hasPeople = readPeople(join(root, 'site/data')).length > 0;
  const shown = hasPeople ? files.filter((file) => !file.endsWith(`/${SAMPLES_FILE}`)) : files;
  return shown.flatMap((file) =>
    marked(parse(readFileSync(join(root, file), 'utf8')), []).map((found): Finding => ({
      file,
      ...found,
      kind: 'must',
    })),
  );
}

function marked(value: unknown, path: string[]): { what: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entry = value as Record<string, unknown>;
  const own =
    entry.placeholder === true
      ? ['is a placeholder']
      : entry.sample === true
        ? ['is a sample']
        : entry.verified === false
          ? ['is not verified']
          : [];
  const named = entry.value ?? (typeof entry.name === 'string' ? entry.name : undefined);
  const shown = named === undefined ? '' : ` (${JSON.stringify(named)})`;
  return [
    ...own.map((why) => ({ what: `${path.join('.')} ${why}${shown}`, field: path.join('.') })),
    ...Object.entries(entry).flatMap(([key, below]) => marked(below, [...path, key])),
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
  const soon = new Date(today.getTime() + RENEW_DAYS * 24 * 60 * 60 * 1000);
  const found = people.flatMap(({ name, photo }): Finding[] => {
    if (!photo) return [];
    const why = consentProblem(photo, today);
    if (why)
      return [
        {
          file,
          what: `the photo of ${name} is left out: ${why}. Write down a consent, or remove the photo`,
          kind: 'must',
        },
      ];
    return consentProblem(photo, soon)
      ? [
          {
            file,
            what: `the consent of ${name} ends on ${photo.consent?.until}: renew it, or deploy without the photo the day after`,
            kind: 'warning',
          },
        ]
      : [];
  });
  const without = people.filter(({ photo, sample }) => !photo && !sample).map(({ name }) => name);
  const hint =
    people.length === 0
      ? 'it names nobody, so no page shows who teaches: add people who have agreed to it'
      : `no photo yet, so pages show the initials: ${without.join(', ')}`;
  return people.length === 0 || without.length > 0 ? [...found, { file, what: hint, kind: 'warning' }] : found;
}

/** What an empty field leaves open for families, by file and field. */
const OPEN_ANSWERS: Record<string, Record<string, string>> = {
  'site/data/prices.yaml': {
    levels: 'what a session costs at each level',
    review: 'what a review of an essay costs',
  },
  'site/data/answers.yaml': {
    firstSession: 'how soon the first session can be',
    payment: 'how families pay, and whether prices include tax',
    subscription: 'what a month of a subscription is, and how to change the tier',
    schools: 'how schools pay, and what insurance you have',
    guarantee: 'what happens if the first session does not suit',
    checks: 'what is checked before a tutor teaches, by whom and when',
    availability: 'who has free places',
  },
};

/** Questions of families that the owner has not answered yet. Pages say nothing of them, so none blocks the launch. */
export function inAnswers(root: string): Finding[] {
  return Object.entries(OPEN_ANSWERS).flatMap(([file, fields]) => {
    const answers = parse(readFileSync(join(root, file), 'utf8')) as Record<string, object>;
    return Object.entries(fields)
      .filter(([field]) => Object.values(answers[field] ?? {}).every((value) => value === 0))
      .map(([field, question]): Finding => ({
        file,
        field,
        what: `${field} is empty, so no page says ${question}`,
        kind: 'warning',
      }));
  });
}

/** The button that tests the bot check stays on the home page until the owner removes it. */
function inBotCheck(root: string): Finding[] {
  const { botCheck } = readBrand(join(root, 'site/data'));
  const what = 'botCheck.testView.shown is true: visitors see the button “Test ReCAPTCHA” on the home page';
  return botCheck.testView.shown
    ? [{ file: 'site/data/brand.yaml', field: 'botCheck.testView.shown', what, kind: 'must' }]
    : [];
}

/** The services that receive analytics events in a build with these variables (site/src/client/enhance/analytics/track.ts). */
function analyticsServices({
  GATSBY_GTAG_ID = '',
  GATSBY_GTM_ID = '',
  GATSBY_DATA_LAYER = '',
}: Parameters<typeof findings>[2] & object): Finding {
  const named = [
    GATSBY_GTAG_ID && `Google’s tag ${GATSBY_GTAG_ID} (GATSBY_GTAG_ID)`,
    GATSBY_GTM_ID && `Google Tag Manager ${GATSBY_GTM_ID} (GATSBY_GTM_ID)`,
  ].filter(Boolean);
  const layer =
    GATSBY_DATA_LAYER === 'off'
      ? 'nobody: the data layer is off too'
      : 'the page’s own data layer only: no service counts visits';
  return {
    file: 'the environment of the build',
    what: `events go to ${named.length > 0 ? named.join(' and ') : layer}`,
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
    what: `database_id is not set: pnpm wrangler d1 create ${name} --update-config=false, and write the new id here`,
    kind: 'must',
  }));
  const written = SECRETS.filter((name) => text.includes(name)).map((name): Finding => ({
    file,
    what: `${name} is a secret: remove it, change its value, and run pnpm wrangler secret put ${name}`,
    kind: 'must',
  }));
  const unseen: Finding = {
    file,
    what: 'check the secrets, which this command cannot read: pnpm wrangler secret list must show LEAD_WEBHOOK_URL, or MAIL_API_KEY with MAIL_PROVIDER, MAIL_FROM and MAIL_TO. Without them, leads wait in the outbox (pnpm wrangler secret put …, see packages/edge/.dev.vars.example). ALERT_WEBHOOK_URL receives alerts about waiting leads',
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
  const route = `"routes": [{ "pattern": "${host}", "custom_domain": true }]`;
  return [
    ...(ownSettings.includes(`"${host}"`)
      ? []
      : [{ file, what: `no route for the host of siteUrl: add ${route}`, kind: 'must' as const }]),
    ...(/"workers_dev":\s*false/.test(ownSettings)
      ? []
      : [
          {
            file,
            what: 'the site is also reachable at workers.dev: add "workers_dev": false',
            kind: 'warning' as const,
          },
        ]),
  ];
}

/** Who may read leads at /owner (docs/adr/0035). */
function inInbox(file: string, settings: string): Finding[] {
  return [
    ...(settings.includes(DEVELOPMENT_KEY)
      ? [{ file, what: `${DEVELOPMENT_KEY} is for local runs only: remove it`, kind: 'must' as const }]
      : []),
    ...(['ACCESS_TEAM', 'ACCESS_AUD'].every((name) => settings.includes(`"${name}"`))
      ? []
      : [
          {
            file,
            what: 'there is no inbox: vars must have ACCESS_TEAM and ACCESS_AUD (packages/edge/README.md)',
            kind: 'warning' as const,
          },
        ]),
  ];
}

/** Profiles that a lawyer has not confirmed yet. */
function inProfiles(root: string): Finding[] {
  return globSync('packages/domain/src/privacy/regions.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/code: '(\w+)',[\s\S]*?verified: (true|false)/g)]
      .filter(([, , verified]) => verified === 'false')
      .map(([, code]): Finding => ({ file, what: `the profile "${code}" is not verified`, kind: 'must' })),
  );
}

/** First exam days that the exam board has not confirmed. All pages count to them. */
function inExamDays(root: string): Finding[] {
  return globSync('packages/domain/src/exam-line.ts', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /'(\w+ \d{4}-\d{2})': \{\s*day: '([\d-]+)',\s*confirmed: false/g,
      ),
    ].map(([, session, day]): Finding => ({
      file,
      what: `the first exam day of ${session}, ${day}, is not confirmed: compare it with the exam board’s schedule`,
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
    return missing.length > 0
      ? [
          {
            file,
            what: `before a release, add ${missing.join(', ')}: npm shows these addresses`,
            kind: 'warning' as const,
          },
        ]
      : [];
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
  return redirects
    .filter(({ to }) => !pages.has(to))
    .map(({ from, to }) => ({
      file,
      what: `${from} redirects to ${to}, which has no page yet`,
      kind: 'must' as const,
    }));
}

/** The fields of the helplines file that this check reads. */
interface Helplines {
  countries: Record<string, { lines: { name: string; call: string; confidence: string; checked: string }[] }>;
}

/** Checks each helpline: a number that no longer answers harms people who need it. */
export function inHelplines(root: string, today: Date): Finding[] {
  return globSync('site/data/helplines.yaml', { cwd: root }).flatMap((file) => {
    const { countries } = parse(readFileSync(join(root, file), 'utf8')) as Helplines;
    return Object.entries(countries).flatMap(([country, { lines }]) =>
      lines.flatMap(({ name, call, confidence, checked }): Finding[] => {
        const line = `${country}, ${name}, ${call}`;
        if (confidence === 'low')
          return [{ file, what: `${line} is not confirmed, so no page shows it`, kind: 'warning' }];
        const months = monthsSince(checked, today);
        return months >= OUTDATED_MONTHS
          ? [{ file, what: `${line} was last checked ${months} months ago`, kind: 'must' }]
          : [];
      }),
    );
  });
}

/** Facts whose sources were checked too long ago: a warning after half a year, a failure after a year. */
export function inSources(root: string, today: Date): Finding[] {
  return oldFacts(root, today).map(({ file, months }) => ({
    file,
    what: `its sources were last checked ${months} months ago`,
    kind: months >= OUTDATED_MONTHS ? 'must' : 'warning',
  }));
}

/** Translations that no native speaker has read (packages/ui/scripts/translations.ts). */
function inTranslations(root: string): Finding[] {
  return [...unreadTranslations(root)].map(([language, files]) => ({
    file: `docs/glossaries/${language}.md`,
    what: `no native speaker has read ${files.length} texts in this language: let somebody read them, then record it with translations --read ${language} "their name"`,
    kind: 'must',
  }));
}
