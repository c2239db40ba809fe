import type { DeskPages, DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { sampleApi, type SampleApi } from '../../content/sample-api';
import { NO_SCHEMAS } from '../../content/use-schemas';
import type { SampleContent } from './content';
import { STUDENT_WORK_FILE } from './work-file';

const CHEMISTRY = 'site/content/services/chemistry-tutoring.mdx';
const HISTORY = 'site/content/services/history-tutoring.mdx';
/** The file without entries, and with one that nobody wrote. */
export const NO_WORKS = '# Samples.\n[]\n';
export const ONE_WORK = (reference: string) => `# Samples.
- reference: ${reference}
  subject: /services/chemistry-tutoring
  language: en
  title: A sample of a sample
  grade: 1/2
  text: The sample rate rises with the temperature.
  marks:
    - { words: rises, kind: tick, note: Right. }
`;

const text = (title: string, maxLength = 600): JsonSchema => ({ type: 'string', title, minLength: 1, maxLength });
const PAGES: DeskPages = {
  files: [CHEMISTRY, HISTORY].map((path) => ({
    path,
    of: path,
    title: `Sample page ${path}`,
    label: path === HISTORY ? 'History' : 'Chemistry',
    group: 'Services',
    language: 'en',
    address: path.slice('site/content'.length, -'.mdx'.length),
    isSubject: true,
  })),
};
/** As the site's build writes them. */
const SCHEMAS: DeskSchemas = {
  ...NO_SCHEMAS,
  data: {
    [STUDENT_WORK_FILE]: {
      type: 'array',
      title: 'Students’ marked work',
      items: {
        type: 'object',
        title: 'Sample',
        properties: {
          reference: text('Reference'),
          subject: { type: 'string', title: 'Subject', pattern: String.raw`^\/[\w/-]*$` },
          language: { type: 'string', title: 'Language', enum: ['en', 'ar'] },
          title: text('Title', 100),
          question: text('Question'),
          grade: text('Grade', 20),
          text: text('Answer', 2000),
          marks: {
            type: 'array',
            title: 'Marks',
            minItems: 1,
            items: {
              type: 'object',
              title: 'Mark',
              properties: {
                words: text('Words'),
                kind: { type: 'string', title: 'Mark', enum: ['tick', 'underline', 'highlight'] },
                note: text('Note', 300),
              },
              required: ['words', 'kind', 'note'],
            },
          },
        },
        required: ['reference', 'subject', 'language', 'title', 'text', 'marks'],
      },
    },
  },
};

/** A file of samples in memory. */
export function sampleContent(works: string = NO_WORKS): SampleContent & { api: SampleApi } {
  return {
    api: sampleApi({ [STUDENT_WORK_FILE]: works, [CHEMISTRY]: '', [HISTORY]: '' }),
    read: { pages: () => Promise.resolve(PAGES), texts: () => Promise.resolve({}) },
    loadSchemas: () => Promise.resolve(SCHEMAS),
  };
}
