import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectWith } from '../../site/src/build/citations/project.test-data';
import { findings, inAnswers, inHelplines, inPeople, inSources } from './findings';

const root = join(import.meta.dirname, '../..');
const today = new Date('2026-11-21');
const whats = (folder: string, date = today) => findings(folder, date).map(({ what }) => what);

it('lists placeholders and unverified entries with their values', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const brand = join(copy, 'site/data/brand.yaml');
  const named = readFileSync(brand, 'utf8').replace(/^name: .*$/m, 'name: { value: Sample, placeholder: true }');
  writeFileSync(brand, named);
  writeFileSync(join(copy, 'site/data/schools.yaml'), 'lists: { canada: [{ name: A School, verified: false }] }\n');
  expect(whats(copy)).toContain('name is a placeholder ("Sample")');
  expect(whats(copy)).toContain('lists.canada.0 is not verified ("A School")');
  expect(whats(root)).toContain('the profile "eu" is not verified');
});

it('lists first exam days that the exam board has not confirmed', () => {
  const days = whats(root).filter((what) => what.startsWith('the first exam day of '));
  expect(days).toEqual([expect.stringContaining('IB 2027-05, 2027-04-23, is not confirmed') as string]);
});

it('ignores replaced values and finds the rest', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'site/content', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const name of ['brand', 'prices', 'tiers']) {
    const file = join(copy, `site/data/${name}.yaml`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('placeholder: true', 'placeholder: false'));
  }
  expect(whats(copy).some((what) => what.includes('placeholder'))).toBe(false);
  writeFileSync(
    join(copy, 'site/data/testimonials.yaml'),
    '- { text: A, sample: true }\n- { text: B, verified: false }\n',
  );
  expect(whats(copy)).toEqual(expect.arrayContaining(['0 is a sample', '1 is not verified']));
});

it('lists the sample tutors until somebody real is named', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const people = join(copy, 'site/data/people.yaml');
  const samples = () => findings(copy, today).filter(({ file }) => file === 'site/data/sample-people.yaml');
  writeFileSync(people, '[]\n');
  expect(samples()).toHaveLength(1);
  writeFileSync(people, '- { name: A Name, shownAs: [tutor] }\n');
  expect(samples()).toEqual([]);
});

it('reports missing secrets of webhook or mail, and secrets in a file', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const inEdge = () => findings(copy, today).filter(({ file }) => file === 'packages/edge/wrangler.jsonc');
  expect(inEdge().map(({ kind, what }) => [kind, what.replace(/^.*?: /, '')])).toEqual([
    ['must', expect.stringContaining('pnpm wrangler d1 create tutoring-leads ') as string],
    ['must', expect.stringContaining('pnpm wrangler d1 create tutoring-reports ') as string],
    ['must', 'add "routes": [{ "pattern": "www.tutoring.example", "custom_domain": true }]'],
    ['warning', 'add "workers_dev": false'],
    ['warning', expect.stringMatching(/LEAD_WEBHOOK_URL, or MAIL_API_KEY/) as string],
    ['warning', expect.stringContaining('ACCESS_TEAM and ACCESS_AUD') as string],
  ]);
  const file = join(copy, 'packages/edge/wrangler.jsonc');
  const made = readFileSync(file, 'utf8').replaceAll(/"00000000-[0-9-]+"/g, '"5f0d3c1e-0000-4000-8000-000000000000"');
  writeFileSync(file, made);
  const routed = made.replace(
    /\{/,
    '{ "workers_dev": false, "routes": [{ "pattern": "www.tutoring.example", "custom_domain": true }],',
  );
  writeFileSync(file, routed);
  expect(inEdge().map(({ kind }) => kind)).toEqual(['warning', 'warning']);
  writeFileSync(file, made.replace(/\{/, '{ "vars": { "LEAD_WEBHOOK_URL": "https://example.org/hook" },'));
  expect(inEdge()).toContainEqual(
    expect.objectContaining({ kind: 'must', what: expect.stringContaining('is a secret') as string }),
  );
});

it('reports a missing inbox, and the key of local runs', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const file = join(copy, 'packages/edge/wrangler.jsonc');
  const settings = readFileSync(file, 'utf8');
  expect(whats(copy).some((what) => what.startsWith('there is no inbox'))).toBe(true);
  writeFileSync(
    file,
    settings.replace(/\{/, '{ "vars": { "ACCESS_TEAM": "https://name.example", "ACCESS_AUD": "tag" },'),
  );
  expect(whats(copy).some((what) => what.startsWith('there is no inbox'))).toBe(false);
  writeFileSync(file, settings.replace(/\{/, '{ "vars": { "OWNER_DEV_KEY": "{}" },'));
  expect(findings(copy, today)).toContainEqual(
    expect.objectContaining({ kind: 'must', what: 'OWNER_DEV_KEY is for local runs only: remove it' }),
  );
});

it('names each helpline that was last checked a year ago, and each unconfirmed one', () => {
  const line = (name: string, confidence: string) =>
    `{ name: ${name}, call: '111', confidence: ${confidence}, checked: 2026-11 }`;
  const folder = projectWith({
    'site/data/helplines.yaml': `countries: { DE: { lines: [${line('Known', 'high')}, ${line('Unsure', 'low')}] } }\n`,
  });
  const told = (today: string) => inHelplines(folder, new Date(today)).map(({ what, kind }) => [kind, what]);
  const unsure = ['warning', 'DE, Unsure, 111 is not confirmed, so no page shows it'];
  expect(told('2027-10-31')).toEqual([unsure]);
  expect(told('2027-11-01')).toEqual([['must', 'DE, Known, 111 was last checked 12 months ago'], unsure]);
});

it('reads the month of each real helpline', () => {
  expect(inHelplines(root, new Date('2099-01-01')).length).toBeGreaterThan(20);
});

describe('photos of people', () => {
  const person = (name: string, photo = '') => `- { name: ${name}, shownAs: [tutor], role: { en: A }${photo} }\n`;
  const withConsent = (consent: string) => `, photo: { file: a.jpg, consent: { by: A, for: website, ${consent} } }`;
  const found = (people: string) =>
    inPeople(projectWith({ 'site/data/people.yaml': people }), today).map(({ kind, what }) => `${kind}: ${what}`);

  it('fail the check without a consent, before it begins and after its last day', () => {
    expect(
      found(
        person('No Record', ', photo: { file: a.jpg }') +
          person('Ended', withConsent('given: 2025-01-01, until: 2026-11-20')) +
          person('Early', withConsent('given: 2026-11-22')) +
          person('Good', withConsent('given: 2026-11-21')),
      ),
    ).toEqual([
      'must: the photo of No Record is left out: it has no consent. Write down a consent, or remove the photo',
      'must: the photo of Ended is left out: its consent ended on 2026-11-20. Write down a consent, or remove the photo',
      'must: the photo of Early is left out: its consent begins on 2026-11-22. Write down a consent, or remove the photo',
    ]);
  });

  it('cause a warning two months before the consent ends', () => {
    const ends = (until: string) => found(person('A', withConsent(`given: 2025-01-01, until: ${until}`)));
    expect(ends('2027-01-20')).toEqual([]);
    expect(ends('2027-01-19')).toEqual([expect.stringMatching(/^warning: the consent of A ends on 2027-01-19: renew/)]);
  });

  it('that are missing are a hint in one line', () => {
    expect(found(person('One') + person('Two'))).toEqual([
      'warning: no photo yet, so pages show the initials: One, Two',
    ]);
    expect(found('[]')).toEqual([
      'warning: it names nobody, so no page shows who teaches: add people who have agreed to it',
    ]);
  });

  it('are reported for the whole project, where the data is', () => {
    expect(findings(root, today).filter(({ file }) => file === 'site/data/people.yaml')).not.toEqual([]);
  });
});

it('names the addresses that a published package lacks', () => {
  const folder = projectWith({
    'packages/ui/package.json': '{ "homepage": "https://example.org" }',
    'packages/domain/package.json':
      '{ "homepage": "https://example.org", "repository": "github:a/b", "bugs": "https://example.org" }',
  });
  for (const file of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  expect(findings(folder, today).filter(({ file }) => file.endsWith('package.json'))).toEqual([
    {
      file: 'packages/ui/package.json',
      what: 'before a release, add repository, bugs: npm shows these addresses',
      kind: 'warning',
    },
  ]);
});

describe('facts with the month of their last check', () => {
  it('cause a warning after half a year and an error after one, in every kind of file', () => {
    const folder = projectWith({
      'site/content/a/page.mdx': '<Sources checked="2026-11" />',
      'site/data/facts.yaml': 'checked: 2026-11\n',
      'packages/domain/src/ib/facts.ts': "export const CHECKED = '2026-11';",
    });
    const kinds = (today: string) =>
      inSources(folder, new Date(today)).map(({ file, kind }) => `${file.split('/').slice(0, 2).join('/')} ${kind}`);
    const everywhere = (kind: string) => ['packages/domain', 'site/content', 'site/data'].map((at) => `${at} ${kind}`);
    expect(kinds('2027-04-30')).toEqual([]);
    expect(kinds('2027-05-01').sort()).toEqual(everywhere('warning'));
    expect(kinds('2027-10-31').sort()).toEqual(everywhere('warning'));
    expect(kinds('2027-11-01').sort()).toEqual(everywhere('must'));
  });
  it('are found in each file and each notation', () => {
    const found = inSources(root, new Date('2099-01-01')).map(({ file }) => file);
    // Read without the patterns under test: the word and a month within one statement.
    const expected = globSync(['packages/domain/src/**/*.ts', 'site/data/**/*.yaml'], {
      cwd: root,
      exclude: ['**/*.test.ts', '**/*.test-data.ts'],
    }).filter((file) => /checked\b[^;,#]{0,40}\b20\d\d-\d\d\b/i.test(readFileSync(join(root, file), 'utf8')));
    expect(expected).toEqual(
      expect.arrayContaining([
        'packages/domain/src/ib/boundaries.ts',
        'packages/domain/src/privacy/regions.ts',
        'packages/domain/src/recognition/systems.ts',
        'site/data/regions.yaml',
        'site/data/schools.yaml',
      ]),
    );
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a key', "{ checked: '2026-01' }"],
    ['a constant', "const CHECKED = '2026-01';"],
    ['a named constant', "export const FEES_CHECKED = '2026-01';"],
    ['a typed constant', "const feesChecked: string = '2026-01';"],
    ['a constant in two lines', "export const FEES_CHECKED =\n  '2026-01';"],
    ['a comment', '/** Fees of universities. Checked 2026-01. */'],
  ])('are found as %s', (_, code) => {
    const copy = projectWith({ 'packages/domain/src/fees/fees.ts': code });
    expect(inSources(copy, new Date('2026-07-01'))).toEqual([
      {
        file: 'packages/domain/src/fees/fees.ts',
        what: expect.stringContaining('6 months') as string,
        kind: 'warning',
      },
    ]);
  });
});

it('names the service that counts visits', () => {
  const said = (environment: Record<string, string>) =>
    findings(root, today, environment).flatMap(({ what }) => (what.startsWith('events go to') ? what : []));
  expect(said({})).toEqual(['events go to the page’s own data layer only: no service counts visits']);
  expect(said({ GATSBY_DATA_LAYER: 'off' })).toEqual(['events go to nobody: the data layer is off too']);
  expect(said({ GATSBY_GTAG_ID: 'G-1', GATSBY_GTM_ID: 'GTM-2' })).toEqual([
    'events go to Google’s tag G-1 (GATSBY_GTAG_ID) and Google Tag Manager GTM-2 (GATSBY_GTM_ID)',
  ]);
});

it('reports the bot check’s test button and the dates of the season until the owner changes them', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const button = expect.stringContaining('Test ReCAPTCHA') as string;
  expect(whats(copy)).toEqual(expect.arrayContaining([button, 'back-to-school is a sample']));
  const file = join(copy, 'site/data/brand.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('testView: { shown: true }', 'testView: { shown: false }'));
  expect(whats(copy)).not.toContainEqual(button);
});

it('lists the questions of families that the owner has not answered, and no others', () => {
  const prices = 'levels: [{}]\nreview: [{}]\n';
  const given = (answers: string, amounts = prices) =>
    inAnswers(projectWith({ 'site/data/answers.yaml': answers, 'site/data/prices.yaml': amounts })).map(
      ({ what }) => what,
    );
  const rest =
    'payment: { en: Yes. }\nsubscription: { en: Yes. }\nschools: { en: Yes. }\nguarantee: { en: Yes. }\nchecks: [{}]\navailability: [{}]\n';
  expect(given(`${rest}firstSession: { workingDays: 3 }`)).toEqual([]);
  expect(given(`${rest}firstSession: { workingDays: 0 }`)).toEqual([
    'firstSession is empty, so no page says how soon the first session can be',
  ]);
  expect(given(rest.replaceAll(/\[{}\]/g, '[]'), 'levels: []\nreview: []\n')).toHaveLength(5);
});
