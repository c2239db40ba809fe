import type { ContentChange, ContentFile, ContentMistake, PublishedChange } from '@tutoring/domain/content';
import { contentKindOf } from '@tutoring/domain/content-limits';
import type { DeskSchemas } from '@tutoring/domain/desk';
import { RequestError } from '../common/request';
import { ContentError, type ContentApi } from '../content-api';

/** A content API in memory, with the versions, conflicts and refusals of the real one. */
export interface SampleApi extends ContentApi {
  /** The files as they are saved; photos in base64. */
  files: Map<string, string>;
  /** The summaries and changes of every request to save. */
  requests: { summary: string; changes: readonly ContentChange[] }[];
  /** Saves as somebody else; `undefined` deletes the file. */
  otherSave: (path: string, text: string | undefined) => void;
  /** What was published, newest first. */
  changes: PublishedChange[];
  /** The files of each commit. */
  commits: Map<string, Readonly<Record<string, string>>>;
  /** Saves and publishes; `undefined` deletes a file. */
  publishAs: (summary: string, texts: Readonly<Record<string, string | undefined>>) => PublishedChange;
  /** Whether there is a connection. */
  isOnline: boolean;
}

const FAQ = 'site/content/faq.mdx';
/** What the samples refuse, as the build refuses it. */
const WRONG = /<(Unknown)\b/;

export const SAMPLES: Readonly<Record<string, string>> = {
  'site/content/index.mdx':
    '---\ntitle: "Sample home"\ndescription: "A sample."\ntemplate: page\n---\n\n# Sample home\n',
  [FAQ]:
    '---\ntitle: "Sample questions"\ndescription: "A sample."\ntemplate: page\n---\n\n# Sample questions\n\nFirst paragraph.\n\nSecond paragraph.\n\nThird paragraph.\n',
  'site/content/faq/fr.mdx':
    '---\n# From English f4c1b71f.\ntitle: "Questions (exemple)"\ndescription: "Un exemple."\ntemplate: page\n---\n\n# Questions (exemple)\n\nPremier paragraphe.\n',
  'site/content/faq/ar.mdx':
    '---\n# From English f4c1b71f.\ntitle: "أسئلة (نموذج)"\ndescription: "نموذج."\ntemplate: page\n---\n\n# أسئلة (نموذج)\n\nالفقرة الأولى من النموذج.\n',
  'site/content/services/index.mdx': '---\ntitle: "Sample services"\ntemplate: page\n---\n\n# Sample services\n',
  'site/content/services/ib-business.mdx': '---\ntitle: "Sample service"\ntemplate: service\n---\n\n# Sample service\n',
  'site/data/prices.yaml':
    '# Samples.\nfrom:\n  - { currency: USD, amount: 59 }\nsession: { minutes: 60 }\nlevels: []\n',
  'site/data/offers.yaml':
    '# Samples.\nfive-for-three:\n  text: { en: "Five for three, until {until}." }\n  from: 2027-09-01\n  until: 2027-09-30\n  pages: [/promo]\n',
  'site/data/people.yaml': '# Samples.\npeople: []\n',
};

/** 40 hexadecimal digits that only equal texts share. */
function versionOf(text: string): string {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(16).padStart(8, '0').repeat(5);
}

function mistakesOf(path: string, text: string): ContentMistake[] {
  return text.split('\n').flatMap((line, at) => {
    const [, name] = WRONG.exec(line) ?? [];
    const message = `There is no component <${name}>.\nFix: use one of Hero, Section, Note.`;
    return name ? [{ file: path, line: at + 1, message }] : [];
  });
}

/** What a file shall be; `undefined` if the change deletes it. */
const wantedOf = ({ text, base64 }: Pick<ContentChange, 'text' | 'base64'>) => text ?? base64;

/** Samples of its own for each story and test. */
export function sampleApi(samples: Readonly<Record<string, string>> = SAMPLES): SampleApi {
  const files = new Map(Object.entries(samples));
  const whenOnline = <Answer>(answer: () => Answer): Promise<Answer> =>
    // What is thrown in here rejects the promise.
    new Promise((resolve) => {
      if (!api.isOnline) throw new RequestError('offline');
      resolve(answer());
    });
  const asFile = (path: string, text: string): ContentFile => {
    const version = versionOf(text);
    return contentKindOf(path) === 'photo' ? { path, version, base64: text } : { path, version, text };
  };
  const fileOf = (path: string): ContentFile => {
    const text = files.get(path);
    if (text === undefined) throw new ContentError(`There is no file ${path}.`);
    return asFile(path, text);
  };
  const api: SampleApi = {
    files,
    requests: [],
    changes: [],
    commits: new Map(),
    publishAs(summary, texts) {
      const files = new Map(api.files);
      const before = versionOf(`${api.commits.size}`);
      const id = versionOf(`${api.commits.size + 1}`);
      api.commits.set(before, Object.fromEntries(files));
      for (const [path, text] of Object.entries(texts)) api.otherSave(path, text);
      api.commits.set(id, Object.fromEntries(api.files));
      const changed = Object.entries(texts).map(([path, text]) => ({
        path,
        change: text === undefined ? ('removed' as const) : files.has(path) ? ('changed' as const) : ('added' as const),
      }));
      const at = new Date(Date.UTC(2026, 10, 27, 9, api.commits.size)).toISOString();
      const change = { id, before, summary, by: 'Sample Owner', at, files: changed, others: 0 };
      api.changes = [change, ...api.changes];
      return change;
    },
    isOnline: true,
    otherSave: (path, text) => void (text === undefined ? files.delete(path) : files.set(path, text)),
    list: () => whenOnline(() => ({ files: [...files].map(([path, text]) => ({ path, version: versionOf(text) })) })),
    read: (path) => whenOnline(() => fileOf(path)),
    readAt: (path, commit) => {
      const file = api.commits.get(commit)?.[path];
      return file === undefined
        ? Promise.reject(new ContentError(`There was no file ${path}.`))
        : whenOnline(() => asFile(path, file));
    },
    history: () => whenOnline(() => ({ changes: api.changes })),
    save: (summary, changes) =>
      whenOnline(() => {
        api.requests.push({ summary, changes });
        const present = changes.flatMap(({ path, version, ...change }) => {
          const now = files.get(path);
          const text = wantedOf(change);
          const isSame = now === text || (now === undefined ? version === null : versionOf(now) === version);
          return isSame ? [] : [{ path, version: now === undefined ? null : versionOf(now), text: now }];
        });
        if (present.length > 0) throw new ContentError('Somebody else has saved this file.', { present });
        const problems = changes.flatMap(({ path, text = '' }) => mistakesOf(path, text));
        if (problems.length > 0)
          throw new ContentError('The build would refuse this. Nothing was saved.', { problems });
        return {
          files: changes.map(({ path, ...change }) => {
            const text = wantedOf(change);
            api.otherSave(path, text);
            return { path, version: text === undefined ? null : versionOf(text) };
          }),
        };
      }),
    publication: () => Promise.reject(new ContentError('No repository.', { isNotConfigured: true })),
    publish: () => Promise.reject(new ContentError('No repository.', { isNotConfigured: true })),
  };
  return api;
}

/** As the site's build writes them. */
export const SAMPLE_SCHEMAS: DeskSchemas = {
  data: {
    'site/data/prices.yaml': {
      type: 'object',
      properties: {
        session: {
          type: 'object',
          title: 'A session',
          properties: { minutes: { type: 'integer', title: 'Minutes' }, of: { type: 'string', title: 'Of' } },
          required: ['minutes'],
        },
      },
    },
    'site/data/offers.yaml': {
      type: 'object',
      propertyNames: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      additionalProperties: {
        type: 'object',
        title: 'Offer',
        properties: {
          text: {
            type: 'object',
            title: 'Text',
            required: ['en'],
            propertyNames: { enum: ['en', 'de', 'zh-Hans'] },
            additionalProperties: { type: 'string', minLength: 1, pattern: '\\{until\\}' },
          },
          from: { type: 'string', format: 'date', title: 'First day' },
          until: { type: 'string', format: 'date', title: 'Last day' },
          pages: { type: 'array', title: 'Pages', items: { type: 'string' } },
        },
        required: ['text', 'until', 'pages'],
      },
    },
  },
  frontmatter: {},
  components: [
    {
      name: 'Note',
      description: 'A note in the margin.',
      attributes: {
        type: 'object',
        properties: { text: { type: 'string', title: 'Text', description: 'What the note says.' } },
        required: ['text'],
      },
      snippet: '<Note text="" />',
      inline: false,
    },
    {
      name: 'Section',
      description: 'A part of a page with a heading.',
      attributes: {
        type: 'object',
        properties: {
          title: { type: 'string', title: 'Title' },
          fold: { const: 'yes', title: 'Closed until it is opened' },
          tone: { enum: ['plain', 'band'], title: 'Background' },
        },
        required: ['title'],
      },
      snippet: '<Section title="A title">\n\nText.\n\n</Section>',
      inline: false,
    },
  ],
};
