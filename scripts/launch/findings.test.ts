import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectWith } from '../../site/src/build/citations/project.test-data';
import { undecidedCopy } from './undecided.test-data';
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
  writeFileSync(
    join(copy, 'site/data/schools.yaml'),
    'lists: { canada: [{ name: A School, city: Toronto, programmes: [IB DP, AP], website: school.example/ib, verified: false }] }\n',
  );
  expect(whats(copy)).toContain('The site shows “Sample”: is that right?');
  expect(findings(copy, today)).toContainEqual({
    file: 'site/data/schools.yaml',
    field: 'lists.canada.0',
    heading: 'A School',
    what: 'Toronto; we say that it teaches IB DP and AP.',
    link: 'https://school.example/ib',
    entry: { mark: 'verified', removable: true, named: { name: 'A School' } },
    kind: 'must',
  });
});

it('lists first exam days that the exam board has not confirmed', () => {
  const days = findings(root, today).filter(({ topic }) => topic === 'exam-day');
  expect(days.map(({ heading }) => heading)).toEqual(['First exam day of the IB in May 2027']);
  expect(days[0]?.what).toMatch(
    /^Every page counts down to Friday,? 23 April 2027, which the exam board has not confirmed\./,
  );
});

it('ignores replaced values and finds the rest', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'site/content', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const name of ['brand', 'prices', 'tiers']) {
    const file = join(copy, `site/data/${name}.yaml`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('placeholder: true', 'placeholder: false'));
  }
  const ofBrand = () =>
    findings(copy, today).filter(({ file, entry }) => entry?.mark && /brand|prices|tiers/.test(file));
  expect(ofBrand()).toEqual([]);
  writeFileSync(
    join(copy, 'site/data/testimonials.yaml'),
    '- { text: { en: A }, author: { en: B }, sample: true }\n- { text: { en: C }, author: { en: D } }\n',
  );
  const quotes = findings(copy, today).filter(({ file }) => file.endsWith('testimonials.yaml'));
  expect(quotes).toMatchObject([{ heading: 'B', what: '“A” Nobody said this: we wrote it as an example.' }]);
  expect(quotes[0]?.entry).toEqual({ removable: true, named: { 'text.en': 'A' } });
});

it('reports missing secrets of webhook or mail, and secrets in a file', async () => {
  const copy = await undecidedCopy();
  const inEdge = () => findings(copy, today).filter(({ file }) => file === 'packages/edge/wrangler.jsonc');
  const containing = (text: string) => expect.stringContaining(text) as string;
  expect(inEdge().map(({ kind, what }) => [kind, what])).toEqual([
    ['must', containing('The database tutoring-leads does not exist yet')],
    ['must', containing('The database tutoring-reports does not exist yet')],
    ['must', containing('would not answer at www.placeholder.example yet')],
    ['warning', containing('would also answer at an address of its host')],
    ['warning', containing('MAIL_API_KEY (for mail) or LEAD_WEBHOOK_URL')],
    ['warning', containing('ACCESS_TEAM and ACCESS_AUD')],
  ]);
  const file = join(copy, 'packages/edge/wrangler.jsonc');
  const made = readFileSync(file, 'utf8').replaceAll(/"00000000-[0-9-]+"/g, '"5f0d3c1e-0000-4000-8000-000000000000"');
  writeFileSync(file, made);
  const routed = made.replace(
    /\{/,
    '{ "workers_dev": false, "routes": [{ "pattern": "www.placeholder.example", "custom_domain": true }],',
  );
  writeFileSync(file, routed);
  expect(inEdge().map(({ kind }) => kind)).toEqual(['warning', 'warning']);
  writeFileSync(file, made.replace(/\{/, '{ "vars": { "LEAD_WEBHOOK_URL": "https://example.org/hook" },'));
  expect(inEdge()).toContainEqual(
    expect.objectContaining({ kind: 'must', what: expect.stringContaining('is a secret') as string }),
  );
});

it('reports a missing inbox, and the key of local runs', async () => {
  const copy = await undecidedCopy();
  const file = join(copy, 'packages/edge/wrangler.jsonc');
  const settings = readFileSync(file, 'utf8');
  expect(whats(copy).some((what) => what.startsWith('Nobody can open this desk'))).toBe(true);
  writeFileSync(
    file,
    settings.replace(/\{/, '{ "vars": { "ACCESS_TEAM": "https://name.example", "ACCESS_AUD": "tag" },'),
  );
  expect(whats(copy).some((what) => what.startsWith('Nobody can open this desk'))).toBe(false);
  writeFileSync(file, settings.replace(/\{/, '{ "vars": { "OWNER_DEV_KEY": "{}" },'));
  expect(findings(copy, today)).toContainEqual(expect.objectContaining({ kind: 'must', heading: 'OWNER_DEV_KEY' }));
});

it('names each helpline that was last checked half a year ago, and each unconfirmed one', () => {
  const line = (name: string, confidence: string) =>
    `{ name: ${name}, call: '111', confidence: ${confidence}, checked: 2026-11 }`;
  const folder = projectWith({
    'site/data/helplines.yaml': `countries: { DE: { lines: [${line('Known', 'high')}, ${line('Unsure', 'low')}] } }\n`,
  });
  const told = (today: string) =>
    inHelplines(folder, new Date(today)).map(({ heading, what, field, kind }) => [kind, field, `${heading}: ${what}`]);
  const unsure = [
    'warning',
    'countries.DE.lines.1',
    'Unsure, Germany: Nobody could confirm that 111 still answers, so no page shows it. Call it, then set “Confidence”.',
  ];
  const old = (kind: string, months: number) => [
    kind,
    'countries.DE.lines.0',
    `Known, Germany: 111 was last checked ${months} months ago. Call it, or read the helpline’s own page. Does it still answer?`,
  ];
  expect(told('2027-04-30')).toEqual([unsure]);
  expect(told('2027-05-01')).toEqual([old('warning', 6), unsure]);
  expect(told('2027-11-01')).toEqual([old('must', 12), unsure]);
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
      'must: No page shows the photo of No Record, because it has no consent. Write down a consent, or take the photo out.',
      'must: No page shows the photo of Ended, because its consent ended on 2026-11-20. Write down a consent, or take the photo out.',
      'must: No page shows the photo of Early, because its consent begins on 2026-11-22. Write down a consent, or take the photo out.',
    ]);
  });

  it('cause a warning two months before the consent ends', () => {
    const ends = (until: string) => found(person('A', withConsent(`given: 2025-01-01, until: ${until}`)));
    expect(ends('2027-01-20')).toEqual([]);
    expect(ends('2027-01-19')).toEqual([
      expect.stringMatching(/^warning: The consent of A ends on 2027-01-19\. Renew/),
    ]);
  });

  it('that are missing are none, but nobody is', () => {
    expect(found(person('One') + person('Two'))).toEqual([]);
    expect(found('[]')).toEqual([
      'warning: No page says who teaches. Add the first person who has agreed to be named.',
    ]);
  });

  it('asks to replace the samples until somebody real is named', async () => {
    const copy = await undecidedCopy();
    const told = () => inPeople(copy, today).map(({ kind, what }) => `${kind}: ${what}`);
    expect(told()).toEqual([expect.stringMatching(/^must: Visitors see 3 invented tutors/)]);
    writeFileSync(join(copy, 'site/data/people.yaml'), person('Real Person'));
    expect(told()).toEqual([]);
  });

  it('are reported for the whole project, where the data is', async () => {
    const copy = await undecidedCopy();
    expect(findings(copy, today).filter(({ file }) => file === 'site/data/people.yaml')).not.toEqual([]);
  });
});

it('names the addresses and the licence that a published package lacks', () => {
  const addresses = '"homepage": "https://example.org", "repository": "github:a/b", "bugs": "https://example.org"';
  const folder = projectWith({
    'packages/ui/package.json': '{ "homepage": "https://example.org", "license": "MIT" }',
    'packages/domain/package.json': `{ ${addresses}, "license": "UNLICENSED" }`,
  });
  for (const file of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  const ofPackages = findings(folder, today).filter(({ file }) => file.endsWith('package.json'));
  expect(ofPackages.map(({ file, what }) => [file, what]).sort()).toEqual([
    ['packages/domain/package.json', expect.stringContaining('its licence is “UNLICENSED”')],
    [
      'packages/ui/package.json',
      'Before you publish this package on npm, add repository and bugs: npm shows these addresses.',
    ],
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
      // Each helpline is a finding of its own.
      exclude: ['**/*.test.ts', '**/*.test-data.ts', '**/helplines.yaml'],
    }).filter((file) => /checked\b[^;,#]{0,40}\b20\d\d-\d\d\b/i.test(readFileSync(join(root, file), 'utf8')));
    expect(expected).toEqual(
      expect.arrayContaining([
        'packages/domain/src/ib/award.ts',
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
      expect.objectContaining({
        file: 'packages/domain/src/fees/fees.ts',
        what: expect.stringContaining('6 months') as string,
        kind: 'warning',
      }),
    ]);
  });
});

it('names the service that counts visits', () => {
  const said = (environment: Record<string, string>) =>
    findings(root, today, environment).flatMap(({ file, what }) => (file.startsWith('the environment') ? what : []));
  expect(said({})).toEqual(['No service of another company counts visits.']);
  expect(said({ GATSBY_DATA_LAYER: 'off' })).toEqual(['No service counts visits, and the pages keep no events.']);
  expect(said({ GATSBY_GTAG_ID: 'G-1', GATSBY_GTM_ID: 'GTM-2' })).toEqual([
    'Visits are counted by Google’s tag G-1 and Google Tag Manager GTM-2, if the visitor allows it.',
  ]);
});

it('reports the bot check’s test button and the dates of the season until the owner changes them', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const button = expect.stringContaining('Test ReCAPTCHA') as string;
  expect(whats(copy)).toEqual(
    expect.arrayContaining([button, expect.stringMatching(/^It shows above every page from 16 August 2027/)]),
  );
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
  expect(given(`${rest}firstSession: { workingDays: 0 }`)).toEqual(['No page says how soon the first session can be.']);
  expect(given(rest.replaceAll(/\[{}\]/g, '[]'), 'levels: []\nreview: []\n')).toHaveLength(5);
});
