import type { DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import type { DeskReader } from '../content/use-files';
import { sampleApi, type SampleApi } from '../content/sample-api';
import { PEOPLE_FILE, SAMPLES_FILE } from './people-file';

/** Invented people, as the owner's file would name them. */
export const SAMPLE_PEOPLE = `# Our people.
- name: Sample Ana Lopez # as she writes it
  shownAs: [tutor, consultation]
  role: { en: IB examiner and tutor }
  facts: [{ en: Degree in chemistry }]
  subjects:
    - { page: /services/chemistry-tutoring, levels: [IB SL, IB HL] }
    - { page: /services/biology-tutoring, levels: [AP] }
  languages: [en, es]
  hours:
    zone: Europe/Madrid
    windows:
      - { days: [1, 2, 3, 4, 5], from: '16:00', to: '20:30' }
      - { days: [6], from: '10:00', to: '14:00' }
  checked:
    - { what: identity, on: 2026-11-02, by: Sample Owner }
# The second
- name: Sample Ben Okafor
  shownAs: [counsellor]
  subjects: [{ page: /services/university-counselling }]
  languages: [en]
`;

const NO_PEOPLE = '# Our people.\n[]\n';

const SAMPLES = `samples:
  sample: true
  people:
    - shownAs: [tutor]
      subjects: [{ page: /services/chemistry-tutoring, levels: [IB HL] }]
      languages: [en, fr]
      hours: { zone: America/Toronto, windows: [{ days: [1, 2], from: '16:00', to: '21:00' }] }
    - shownAs: [counsellor]
      languages: [en, zh-Hant]
`;

const PAGE = '---\ntitle: "Sample service"\ntemplate: service\n---\n';

/** Samples of its own for each story and test. */
export function samplePeopleApi(people: string = SAMPLE_PEOPLE): SampleApi {
  return sampleApi({
    [PEOPLE_FILE]: people,
    [SAMPLES_FILE]: SAMPLES,
    'site/content/services/chemistry-tutoring.mdx': PAGE,
    'site/content/services/biology-tutoring.mdx': PAGE,
    'site/content/services/ess-tutoring.mdx': PAGE,
    'site/content/services/university-counselling.mdx': PAGE,
  });
}

/** The titles of the pages, as the site's build writes them. */
export const samplePeopleReader: DeskReader = {
  pages: () =>
    Promise.resolve({
      files: [
        ['university-counselling', 'Sample counselling', 'University Counselling'],
        ['chemistry-tutoring', 'Sample chemistry', 'Chemistry'],
        ['biology-tutoring', 'Sample biology', 'Biology'],
        ['ess-tutoring', 'Sample ESS', 'ESS'],
      ].map(([name = '', title = '', label]) => ({
        path: `site/content/services/${name}.mdx`,
        of: `site/content/services/${name}.mdx`,
        address: `/services/${name}`,
        title,
        label,
        isSubject: name.endsWith('-tutoring'),
        group: 'Services',
        language: 'en',
      })),
    }),
  texts: () => Promise.resolve({}),
};
export const nobodyApi = (): SampleApi => samplePeopleApi(NO_PEOPLE);

const text = (title: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', minLength: 1, title, ...more });
const day = (title: string): JsonSchema => ({ type: 'string', format: 'date', title });
const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'es', 'fr', 'ar'];
const translated = (title: string): JsonSchema => ({
  type: 'object',
  title,
  propertyNames: { type: 'string', enum: LANGUAGES },
  additionalProperties: { type: 'string', minLength: 1 },
});
const list = (title: string, items: JsonSchema): JsonSchema => ({ type: 'array', title, items });
const object = (title: string, properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  title,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const PERSON = object(
  'Person',
  {
    name: text('Name', { description: 'As pages show it.' }),
    shownAs: {
      ...list('Shown as', {
        type: 'string',
        enum: ['tutor', 'counsellor', 'consultation'],
        labels: { tutor: 'Tutor', counsellor: 'Counsellor', consultation: 'Takes the free consultation' },
      }),
      minItems: 1,
      description: 'Several are possible.',
    },
    role: translated('Role'),
    facts: list('Facts', translated('Fact')),
    subjects: {
      uniqueBy: 'page',
      ...list(
        'Subjects',
        object(
          'Subject',
          {
            page: text('Page', { pattern: '^/', description: 'It shows this person.' }),
            levels: list('Levels', { type: 'string', enum: ['IB SL', 'IB HL', 'AP'] }),
          },
          ['levels'],
        ),
      ),
    },
    languages: list('Languages', {
      type: 'string',
      enum: LANGUAGES,
      labels: { en: 'English', es: 'Spanish', fr: 'French' },
    }),
    checked: list(
      'What was checked',
      object('Check', {
        what: { type: 'string', enum: ['identity', 'trial'], title: 'What', labels: { identity: 'Identity document' } },
        on: day('On'),
        by: text('By'),
      }),
    ),
    note: object('Sample note', {
      well: translated('What went well'),
      lost: translated('What lost marks'),
      next: translated('Practice until next time'),
    }),
    hours: object('Weekly hours', { zone: text('Time zone') }),
    photo: object(
      'Photo',
      {
        file: text('File'),
        consent: object(
          'Consent',
          {
            given: day('Given on'),
            by: text('Given by'),
            for: { type: 'string', const: 'website', title: 'For' },
            until: day('Until'),
          },
          ['until'],
        ),
      },
      ['consent'],
    ),
  },
  ['role', 'facts', 'subjects', 'languages', 'checked', 'note', 'hours', 'photo'],
);

/** The schema of people.yaml with fewer languages and roles. */
export const SAMPLE_SCHEMAS: DeskSchemas = {
  data: { [PEOPLE_FILE]: { type: 'array', title: 'People', items: PERSON } },
  frontmatter: {},
  components: [],
};

/** A picture file of a size, with something like a face in it. */
export async function samplePicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#cfd8d3';
  context.fillRect(0, 0, width, height);
  const face = Math.min(width, height) / 5;
  context.fillStyle = '#d9a98a';
  context.beginPath();
  context.ellipse(width / 2, height * 0.42, face, face * 1.25, 0, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg'));
  return new File(blob ? [blob] : [], 'sample.jpg', { type: 'image/jpeg' });
}
