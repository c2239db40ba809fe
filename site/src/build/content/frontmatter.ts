import * as z from 'zod';
import { countsCharacters } from '../checks/text-units';
import { didYouMean, nearest } from './did-you-mean';
import { lineOfField } from './line-of';
import type { MdxSource } from './mdx-source';
import { ContentProblem, Mistakes } from './problem';

/** The templates a page may choose. */
export const TEMPLATES = ['page', 'service', 'guide', 'article', 'school', 'region', 'tool', 'index'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The kinds of evidence for an article's claim. `rules`: documents of exam bodies, schools or the law. */
export const EVIDENCE = ['trials', 'mixed', 'none', 'rules'] as const;
/** The headings of the blog, in their order. */
export const TOPICS = ['ai', 'coursework', 'study', 'choosing'] as const;

/** Lengths that search engines show. Chinese, Japanese and Korean get half. */
const LIMITS = { title: 60, description: { min: 70, max: 155 } };
const shareOf = (lang: string) => (countsCharacters(lang) ? 0.5 : 1);
/** The longest description in a language. */
export const longestDescription = (lang: string): number => Math.floor(LIMITS.description.max * shareOf(lang));

/** YAML reads an unquoted day as a moment, the day's midnight in UTC. */
const MIDNIGHT = /T00:00:00\.000Z$/;
const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString() : value),
    z
      .string()
      .transform((text) => text.replace(MIDNIGHT, ''))
      .pipe(z.iso.date('must be a day, such as 2026-11-21')),
    // For forms: the schema of a preprocessed value says nothing about it.
  )
  .meta({ type: 'string', format: 'date' });

export const frontmatter = z
  .strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    /** The claims of data/claims.yaml that the description makes. Without one of them, the page’s first sentences describe it. */
    says: z.array(z.string().min(1)).min(1).optional().meta({
      title: 'Statements in the description',
      description: 'If you strike one, the first sentences of the page describe it instead.',
    }),
    template: z.enum(TEMPLATES),
    /** The label in menus, cards and breadcrumbs. @default the title */
    label: z.string().min(1).optional(),
    noindex: z.boolean().default(false),
    /** The position among its siblings. @default after those that have one */
    order: z.number().int().optional(),
    /** `link`: shows a link to the contact form instead of the short form. */
    ask: z.literal('link').optional(),
    date: day.optional(),
    updated: day.optional(),
    /** The person who reviewed its facts, and the day. */
    reviewed: z.strictObject({ by: z.string().min(1), on: day }).optional(),
    /** The author. @default the business */
    author: z.string().min(1).optional(),
    /** An article's claim, in one sentence. */
    claim: z.string().min(1).max(120).optional(),
    /** The evidence for the claim: controlled trials or their reviews, studies that disagree, none, or rules. */
    evidence: z.enum(EVIDENCE).optional(),
    /** The article's heading on the blog. */
    topic: z.enum(TOPICS).optional(),
    /** Studies with a known effect: standardised effect size, and number of learners. */
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
  })
  .refine(({ template, date }) => template !== 'article' || date, {
    path: ['date'],
    error: 'an article needs its date',
  })
  .refine(({ template, claim, evidence, topic }) => template !== 'article' || (claim && evidence && topic), {
    path: ['claim'],
    error: 'an article needs its claim, evidence and topic',
  });

const FIELDS = Object.keys(frontmatter.shape);

/** The frontmatter of a content file. */
export type Frontmatter = z.output<typeof frontmatter>;

/**
 * Checks the frontmatter of a content file.
 * @param lang The page's language, which decides the allowed lengths.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readFrontmatter({ file, frontmatter: fields }: MdxSource, lang: string): Frontmatter {
  if (Object.keys(fields as object).length === 0) {
    throw new ContentProblem(
      `${file}:1`,
      'It does not begin with frontmatter.',
      'begin with --- title, description, template ---.',
    );
  }
  const at = (field: PropertyKey | undefined) => lineOfField(file, String(field));
  const result = frontmatter.safeParse(fields);
  const mistakes = new Mistakes();
  const issues = result.error?.issues ?? [];
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  for (const key of unknown) {
    const fix = `correct or remove it. Fields are ${FIELDS.join(', ')}.`;
    mistakes.add(at(key), `There is no frontmatter field "${key}".${didYouMean(key, FIELDS)}`, fix);
  }
  for (const issue of issues) {
    const [field] = issue.path;
    // A misspelt name is not also a missing field.
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

function checkLengths(
  at: (field: string) => string,
  { title, description }: Frontmatter,
  lang: string,
  mistakes: Mistakes,
): void {
  const share = shareOf(lang);
  const addMistake = (field: string, length: number, min: number, max: number) => {
    mistakes.add(
      at(field),
      `The frontmatter field "${field}" has ${length} characters; in this language it may have ${min} to ${max}.`,
      'search engines cut longer texts off and ignore shorter ones: change its length.',
    );
  };
  const { min } = LIMITS.description;
  const max = longestDescription(lang);
  if (title.length > LIMITS.title * share) addMistake('title', title.length, 1, LIMITS.title * share);
  if (description.length > max || description.length < min * share)
    addMistake('description', description.length, min * share, max);
}
