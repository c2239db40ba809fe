import type { Root } from 'mdast';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { countsCharacters } from '../checks/text-units';
import { didYouMean, nearest } from './did-you-mean';
import { ContentProblem, Mistakes } from './problem';

/** The templates a page may choose. */
const TEMPLATES = ['page', 'service', 'guide', 'article', 'school', 'region', 'tool', 'index'] as const;
export type Template = (typeof TEMPLATES)[number];

/** What the claim of an article may rest on. `rules`: what exam bodies, schools or the law have written down. */
export const EVIDENCE = ['trials', 'mixed', 'none', 'rules'] as const;
/** The headings of the blog, in their order. */
export const TOPICS = ['ai', 'coursework', 'study', 'choosing'] as const;

/** What a search engine shows of a page; Chinese, Japanese and Korean say as much in half the characters. */
const LIMITS = { title: 60, description: { min: 70, max: 155 } };

const day = z.iso.date('must be a day, such as 2026-11-21');

const schema = z
  .strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    template: z.enum(TEMPLATES),
    /** What menus, cards and breadcrumbs call the page; without it, its title. */
    label: z.string().min(1).optional(),
    noindex: z.boolean().default(false),
    /** The place among its neighbours in an index; without it, behind those that have one. */
    order: z.number().int().optional(),
    /** `link`: a link to the form in place of the short form, where the page has no room for it. */
    ask: z.literal('link').optional(),
    date: day.optional(),
    updated: day.optional(),
    /** The person who read it as an editor and vouches for its facts, and the day. None until somebody did. */
    reviewed: z.strictObject({ by: z.string().min(1), on: day }).optional(),
    /** Who wrote it; without it, the business. */
    author: z.string().min(1).optional(),
    /** What an article claims, in a sentence. */
    claim: z.string().min(1).max(120).optional(),
    /** What the claim rests on: controlled trials or their reviews, studies that disagree, or nobody's measurement. */
    evidence: z.enum(EVIDENCE).optional(),
    /** Under which heading of the blog it stands. */
    topic: z.enum(TOPICS).optional(),
    /** The studies of the claim whose size is known: standardised effects, and how many learners took part. */
    effects: z
      .array(
        z.strictObject({
          study: z.string().min(1).max(40),
          effect: z.number().min(-1).max(1.5),
          learners: z.number().int().positive().optional(),
        }),
      )
      .min(2)
      .optional(),
    /** What the page says of the business and only the owner knows: `pnpm launch-check` lists it. */
    confirm: z.array(z.string().min(1)).min(1, 'must have a sentence, or be left out').optional(),
  })
  .refine(({ template, date }) => template !== 'article' || date, {
    path: ['date'],
    error: 'an article needs its day',
  })
  .refine(({ template, claim, evidence, topic }) => template !== 'article' || (claim && evidence && topic), {
    path: ['claim'],
    error: 'an article needs its claim, what the claim rests on (evidence), and its topic',
  });

const FIELDS = Object.keys(schema.shape);

/** The head of a content file. */
export type Frontmatter = z.output<typeof schema>;

/** The file and the line in which a field stands, or would stand: `page.mdx:3`. */
type At = (field: PropertyKey | undefined) => string;

/**
 * Reads the head of a content file.
 * @param lang The page's language, which decides how long its title and its description may be.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readFrontmatter(file: string, markdown: Root, lang: string): Frontmatter {
  const { fields, at } = readYaml(file, markdown);
  const result = schema.safeParse(fields);
  const mistakes = new Mistakes();
  const issues = result.error?.issues ?? [];
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  for (const key of unknown) {
    const fix = `correct or remove it. Fields are ${FIELDS.join(', ')}.`;
    mistakes.add(at(key), `There is no frontmatter field "${key}".${didYouMean(key, FIELDS)}`, fix);
  }
  for (const issue of issues) {
    const [field] = issue.path;
    // A misspelt name is one mistake, not also a missing field.
    if (field === undefined || unknown.some((key) => nearest(key, FIELDS) === field)) continue;
    mistakes.add(
      at(field),
      `The frontmatter field "${String(field ?? '')}" is wrong: ${issue.message}.`,
      field === 'template' ? `correct it. Templates are ${TEMPLATES.join(', ')}.` : 'correct it.',
    );
  }
  if (result.data) checkLengths(at, result.data, lang, mistakes);
  mistakes.report();
  return result.data as Frontmatter;
}

function readYaml(file: string, { children: [head] }: Root): { fields: unknown; at: At } {
  if (head?.type !== 'yaml' || head.value === '') {
    throw new ContentProblem(
      `${file}:1`,
      'It does not begin with frontmatter.',
      'begin with --- title, description, template ---.',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(head.value, { lineCounter: lines });
  // The first line of the file is the `---` before it.
  const at = (offset: number | undefined) => `${file}:${offset === undefined ? 1 : lines.linePos(offset).line + 1}`;
  const [error] = document.errors;
  if (error) {
    throw new ContentProblem(
      at(error.pos[0]),
      `Its frontmatter cannot be read: ${error.message.split('\n')[0] ?? ''}`,
      'write each field as name: "text", with the text in quotation marks.',
    );
  }
  return {
    fields: document.toJS(),
    at: (field) => {
      const node = field === undefined ? undefined : document.get(String(field), true);
      return at((node as { range?: [number] } | undefined)?.range?.[0]);
    },
  };
}

function checkLengths(at: At, { title, description }: Frontmatter, lang: string, mistakes: Mistakes): void {
  const share = countsCharacters(lang) ? 0.5 : 1;
  const wrong = (field: string, length: number, min: number, max: number) => {
    mistakes.add(
      at(field),
      `The frontmatter field "${field}" has ${length} characters; in this language it may have ${min} to ${max}.`,
      'search engines cut longer ones off and ignore shorter ones: say the same in another length.',
    );
  };
  const { min, max } = LIMITS.description;
  if (title.length > LIMITS.title * share) wrong('title', title.length, 1, LIMITS.title * share);
  if (description.length > Math.floor(max * share) || description.length < min * share)
    wrong('description', description.length, min * share, Math.floor(max * share));
}
