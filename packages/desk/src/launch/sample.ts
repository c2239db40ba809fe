import type { LaunchDecision, LaunchList, LaunchPlace } from '@tutoring/domain/launch';
import { ContentError, type ContentApi } from '../content-api';
import { CLAIMS_FILE } from './changes';

/** Data for stories and tests: samples that no file has. */

const CLAIMS = `# Samples.
- id: one-tutor
  subject: tutors
  claim: One tutor teaches each subject.
- id: notes
  subject: tutors
  claim: Parents can read every note.
  answer: { is: true, by: Sample Owner, on: 2026-11-20 }
- id: evenings
  subject: tutors
  claim: Tutors teach in the evening.
`;

export const SCHOOLS_FILE = 'site/data/schools.yaml';
const SCHOOLS = `# Samples.
lists:
  canada:
    - { name: Sample College, city: Toronto, programmes: [IB DP], verified: false }
    # Its site was down in May.
    - { name: Sample School, city: Ottawa, programmes: [AP], website: school.example }
    - { name: Sample Hall, city: Victoria, programmes: [AP], verified: false }
`;
const school = (at: number, name: string, sentence: string): LaunchPlace => ({
  file: SCHOOLS_FILE,
  field: `lists.canada.${at}`,
  heading: name,
  page: '/schools/canada',
  link: 'https://school.example/about',
  sentence,
  entry: { mark: 'verified', removable: true, named: { name } },
});

export const READERS_FILE = 'site/data/readers.yaml';
const READERS = '# Samples.\n{}\n';

export const ANSWERS_FILE = 'site/data/answers.yaml';
export const PAGE_FILE = 'site/content/tutors.mdx';
const PAGE = 'Text.\n\n<Sources checked="2019-05">\n\n- A book.\n\n</Sources>\n';
export const PEOPLE_FILE = 'site/data/people.yaml';
const PEOPLE = '# Samples.\n- { name: Sample Ana, shownAs: [tutor], photo: { file: a.jpg } }\n';
export const REDIRECTS_FILE = 'site/data/redirects.yaml';
const REDIRECTS = '- { from: /old, to: /none }\n';

/** The version of a file that was saved so many times. */
const versionAt = (count: number) => count.toString(16).padStart(40, '0');

const claim = (id: string, title: string, more: Partial<LaunchDecision> = {}): LaunchDecision => ({
  id: `claim.${id}`,
  group: 'tutors',
  title,
  blocks: true,
  decided: false,
  how: { by: 'claim', claim: id, strikeable: true, warnings: [], unmarked: [] },
  places: [
    {
      file: 'site/content/tutors.mdx',
      line: 12,
      page: '/tutors',
      heading: 'Who teaches',
      paragraph: `We begin with a talk. ${title} You can ask for another.`,
      sentence: title,
    },
  ],
  morePlaces: 1,
  ...more,
});

/** All places of a claim. */
export const samplePlaces = (decision: string): Promise<LaunchPlace[]> => {
  const own = sampleList.decisions.find(({ id }) => id === decision)?.places ?? [];
  const inArabic = { file: 'site/content/faq/ar.mdx', page: '/faq/ar', lang: 'ar', sentence: 'معلّم واحد لكل مادة.' };
  return Promise.resolve([...own, inArabic]);
};

export const sampleList: LaunchList = {
  ready: false,
  blocking: 9,
  groups: [
    { id: 'tutors', title: 'Tutors', decided: 1, left: 3 },
    { id: 'setup', title: 'Setup', decided: 1, left: 8 },
  ],
  decisions: [
    claim('one-tutor', 'One tutor teaches each subject.'),
    claim('notes', 'Parents can read every note.', { decided: true }),
    claim('evenings', 'Tutors teach in the evening.', {
      how: {
        by: 'claim',
        claim: 'evenings',
        strikeable: true,
        warnings: ['/tutors loses its section “When we teach”.'],
        unmarked: [],
      },
    }),
    claim('law', 'Families can cancel within 14 days.', {
      blocks: false,
      how: {
        by: 'claim',
        claim: 'law',
        strikeable: false,
        kept: 'It cannot be struck. The law demands this page.',
        warnings: [],
        unmarked: [],
      },
    }),
    {
      id: 'trader',
      group: 'setup',
      title: 'Legal details of the business',
      blocks: true,
      decided: false,
      how: { by: 'form', file: 'site/data/brand.yaml', fields: ['trader'] },
      places: [
        {
          file: 'site/data/brand.yaml',
          field: 'trader.legalName',
          heading: 'Legal name',
          sentence: 'The site shows “Sample Ltd (placeholder)”, which is an example: write your own.',
        },
      ],
    },
    {
      id: 'schools.canada',
      group: 'setup',
      title: '2 schools in Canada: compare each with its own website',
      blocks: true,
      decided: false,
      how: { by: 'form', file: SCHOOLS_FILE, fields: ['lists.canada.0', 'lists.canada.2'] },
      places: [
        school(0, 'Sample College', 'Toronto; we say that it teaches IB DP.'),
        school(2, 'Sample Hall', 'Victoria; we say that it teaches AP.'),
      ],
    },
    {
      id: 'translation.de',
      group: 'setup',
      title: 'A native speaker has read all texts in German',
      blocks: true,
      decided: false,
      how: { by: 'reader', file: READERS_FILE, language: 'de', texts: '0a1b2c3d4e5f' },
      places: [
        { file: 'docs/glossaries/de.md', heading: 'German', sentence: 'No native speaker has read the 72 files.' },
      ],
    },
    {
      id: 'answers',
      group: 'setup',
      title: 'What do you answer when families ask this?',
      blocks: false,
      decided: false,
      how: { by: 'form', file: ANSWERS_FILE, fields: ['payment'] },
      places: [
        {
          file: ANSWERS_FILE,
          field: 'payment',
          heading: 'Payment',
          sentence: 'No page says how families pay.',
          advice: true,
          entry: { openWhile: 'empty', removable: false },
        },
      ],
    },
    {
      id: 'old-facts',
      group: 'setup',
      title: 'Do the sources of these facts still say the same?',
      blocks: true,
      decided: false,
      how: { by: 'form', file: '', fields: [] },
      places: [
        {
          file: PAGE_FILE,
          line: 3,
          heading: '/tutors',
          page: '/tutors',
          sentence: 'The facts on this page are old.',
          entry: { mark: 'checked', openWhile: 'old', removable: false },
        },
      ],
    },
    {
      id: 'photos',
      group: 'setup',
      title: 'Has everybody agreed to the photo that the site has of them?',
      blocks: true,
      decided: false,
      how: { by: 'form', file: PEOPLE_FILE, fields: ['0.photo'] },
      places: [
        {
          file: PEOPLE_FILE,
          field: '0.photo',
          heading: 'Sample Ana',
          sentence: 'No page shows the photo of Sample Ana.',
          entry: { openWhile: 'no-consent', removable: true, named: { name: 'Sample Ana' } },
        },
        {
          file: PEOPLE_FILE,
          field: '1.photo',
          heading: 'Sample Bo',
          sentence: 'The consent of Sample Bo ends on 2027-01-02.',
          advice: true,
        },
      ],
    },
    {
      id: 'redirects',
      group: 'setup',
      title: 'Do old addresses of pages lead to a page?',
      blocks: true,
      decided: false,
      how: { by: 'form', file: REDIRECTS_FILE, fields: ['0.to'] },
      places: [
        { file: REDIRECTS_FILE, field: '0.to', heading: '/old', sentence: 'Visitors of /old are sent to no page.' },
      ],
    },
    {
      id: 'edge.address',
      group: 'setup',
      title: 'Does the site answer at your own address?',
      blocks: false,
      decided: true,
      how: { by: 'command', commands: ['npm run setup'] },
      places: [],
    },
    {
      id: 'database',
      group: 'setup',
      title: 'Databases',
      blocks: true,
      decided: false,
      how: { by: 'command', commands: ['pnpm wrangler d1 create sample-leads'] },
      places: [
        { file: 'packages/edge/wrangler.jsonc', heading: 'Messages', sentence: 'The database does not exist yet.' },
      ],
    },
  ],
  versions: { [REDIRECTS_FILE]: versionAt(1), [PAGE_FILE]: versionAt(1), [ANSWERS_FILE]: versionAt(1) },
};

type Save = ContentApi['save'];

/** A content API that keeps files in memory, which somebody else can change. */
export function sampleFiles() {
  const texts = new Map([
    [CLAIMS_FILE, CLAIMS],
    [SCHOOLS_FILE, SCHOOLS],
    [READERS_FILE, READERS],
    [ANSWERS_FILE, 'payment: {}\n'],
    [PAGE_FILE, PAGE],
    [PEOPLE_FILE, PEOPLE],
    [REDIRECTS_FILE, REDIRECTS],
  ]);
  const counts = new Map<string, number>();
  const version = (path: string) => versionAt(counts.get(path) ?? 1);
  const unused = () => Promise.reject(new Error('The screen has no use for it.'));
  const api = {
    /** Why each save fails. */
    failure: undefined as Error | undefined,
    /** Runs before the next save is looked at. */
    beforeSave: undefined as (() => void) | undefined,
    text: (path = CLAIMS_FILE) => texts.get(path) ?? '',
    otherSave(next: string, path = CLAIMS_FILE) {
      texts.set(path, next);
      counts.set(path, (counts.get(path) ?? 1) + 1);
    },
    list: () => Promise.resolve({ files: [...texts.keys()].map((path) => ({ path, version: version(path) })) }),
    readAt: unused,
    history: unused,
    publication: unused,
    publish: unused,
    read: (path: string) => Promise.resolve({ path, version: version(path), text: api.text(path) }),
    save: ((_summary, changes) => {
      api.beforeSave?.();
      api.beforeSave = undefined;
      if (api.failure) return Promise.reject(api.failure);
      const old = changes.filter((change) => change.version !== version(change.path));
      if (old.length > 0) {
        const present = old.map(({ path }) => ({ path, version: version(path), text: api.text(path) }));
        return Promise.reject(new ContentError('Somebody else saved this file.', { present }));
      }
      for (const { path, text = '' } of changes) api.otherSave(text, path);
      return Promise.resolve({ files: changes.map(({ path }) => ({ path, version: version(path) })) });
    }) as Save,
  };
  return api satisfies ContentApi;
}
