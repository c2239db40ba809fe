import * as z from 'zod/mini';
import { CHECK_STATES, CONTENT_LIMITS, CONTENT_REFUSALS, contentKindOf } from './content-limits';
import { oneLine } from './plain-text';

export * from './content-limits';

/** A file's path, relative to the repository. */
const path = z.string().check(
  z.refine((value) => contentKindOf(value) !== undefined, {
    error: 'must be an .mdx file below site/content, a .yaml file below site/data, or a picture in site/data/photos',
  }),
);

/** A git id, here of a file's content (a blob) or of a commit: SHA-1, or SHA-256 in repositories that use it. */
const version = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

/** A file and its version. */
export const contentVersionSchema = z.object({ path, version });
export type ContentVersion = z.output<typeof contentVersionSchema>;

/** The answer of `GET /api/owner/content`, sorted by path. */
export const contentListSchema = z.object({ files: z.array(contentVersionSchema) });
export type ContentList = z.output<typeof contentListSchema>;

/** The query of `GET /api/owner/content/file`. */
export const contentQuerySchema = z.strictObject({
  path,
  /** A commit, such as one of {@link contentHistorySchema}: the file as it was then. @default as it is now */
  at: z.optional(version),
});

/** The answer of `GET /api/owner/content/file`: `text` of a page or data, `base64` of a photo. */
export const contentFileSchema = z.object({
  path,
  version,
  text: z.optional(z.string()),
  base64: z.optional(z.string()),
});
export type ContentFile = z.output<typeof contentFileSchema>;

const paddingOf = (base64: string) => base64.length - base64.replace(/=+$/, '').length;

/** The change of one file. Exactly one of `text`, `base64` and `remove` is there. */
export const contentChangeSchema = z
  .strictObject({
    path,
    /** The version that the author saw; `null` for a new file. */
    version: z.nullable(version),
    /** The new text of a page or a data file. */
    text: z.optional(
      z.string().check(
        z.refine((text) => new TextEncoder().encode(text).length <= CONTENT_LIMITS.text, {
          error: `is larger than ${CONTENT_LIMITS.text / 1_000_000} MB`,
        }),
      ),
    ),
    /** The new photo. */
    base64: z.optional(
      z.string().check(
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'is not base64' }),
        z.refine(({ length }) => length % 4 === 0, { error: 'is not base64' }),
        z.refine((base64) => (base64.length / 4) * 3 - paddingOf(base64) <= CONTENT_LIMITS.photo, {
          error: 'is larger than 1 MB: make the picture smaller',
        }),
      ),
    ),
    remove: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ text, base64, remove }) => [text, base64, remove].filter((one) => one !== undefined).length === 1, {
      error: 'has exactly one of text, base64 and remove',
    }),
    z.refine(({ path, text, base64 }) => (contentKindOf(path) === 'photo' ? text : base64) === undefined, {
      error: 'has text for pages and data, and base64 for photos',
    }),
    z.refine(({ version, remove }) => !remove || version !== null, { error: 'removes a file that it has not seen' }),
  );
export type ContentChange = z.output<typeof contentChangeSchema>;

/**
 * The body of `POST /api/owner/content`. All changes are saved, or none. A file that already is as the change wants it counts
 * as saved, whatever its version: so a request may be sent again when its answer was lost.
 */
export const contentSaveSchema = z.strictObject({
  /** What changed, in a line: it becomes the commit's message. */
  summary: z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z.string().check(z.minLength(1), z.maxLength(CONTENT_LIMITS.summary)),
  ),
  changes: z.array(contentChangeSchema).check(
    z.minLength(1),
    z.maxLength(CONTENT_LIMITS.files),
    z.refine((changes) => new Set(changes.map((change) => change.path.toLowerCase())).size === changes.length, {
      error: 'names a file twice',
    }),
  ),
});
export type ContentSave = z.output<typeof contentSaveSchema>;

/** The answer 200 of `POST /api/owner/content`: the new versions; `null` of a removed file. */
export const contentSavedSchema = z.object({
  files: z.array(z.object({ path, version: z.nullable(version) })),
});
export type ContentSaved = z.output<typeof contentSavedSchema>;

/** The answer 409 `changed`: the changed files as they are now. `version` is `null` if the file is gone. */
export const contentConflictSchema = z.object({
  error: z.literal('changed'),
  message: z.string(),
  files: z.array(
    z.object({ path, version: z.nullable(version), text: z.optional(z.string()), base64: z.optional(z.string()) }),
  ),
});
export type ContentConflict = z.output<typeof contentConflictSchema>;

/** A mistake, as `pnpm content` prints it. */
export const contentMistakeSchema = z.object({
  /** Relative to the repository; empty if no file is known. */
  file: z.string(),
  /** From 1; `null` if it is not known. */
  line: z.nullable(z.number()),
  /** What is wrong, and in its last line how to fix it: `Fix: …`. */
  message: z.string(),
});
export type ContentMistake = z.output<typeof contentMistakeSchema>;

/** The answer 422 `refused`. */
export const contentRefusedSchema = z.object({
  error: z.literal('refused'),
  message: z.string(),
  problems: z.array(contentMistakeSchema),
});
export type ContentRefused = z.output<typeof contentRefusedSchema>;

/** Every other refusal. */
export const contentErrorSchema = z.object({ error: z.enum(CONTENT_REFUSALS), message: z.string() });
export type ContentError = z.output<typeof contentErrorSchema>;

/** The answer of `GET /api/owner/publication`, and of a publication. */
export const publicationSchema = z.object({
  /** Where the desk saves: `files` of a checkout on this machine, or a `repository` at its host. */
  place: z.enum(['files', 'repository']),
  /** What is saved and not published, newest first. */
  saves: z.array(z.object({ summary: z.string(), by: z.string(), at: z.iso.datetime() })),
  /** The files that differ from what is published. */
  files: z.array(z.object({ path: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
  checks: z.object({
    state: z.enum(CHECK_STATES),
    /** The mistakes that failed checks name. */
    problems: z.array(contentMistakeSchema),
    /** The address where the checks can be read. */
    href: z.nullable(z.string()),
  }),
  /** The preview's address. */
  preview: z.nullable(z.string()),
  /** What would be published; `null` if it is nothing. The request to publish names it. */
  head: z.nullable(z.string()),
  /** Why it cannot be published now, as a sentence; `null` if it can. */
  obstacle: z.nullable(z.string()),
  /** What to do or to expect next, such as the command that puts online what was published on this machine. */
  next: z.array(z.object({ text: z.string(), command: z.optional(z.string()) })),
});
export type Publication = z.output<typeof publicationSchema>;

/** The answer of `GET /api/owner/content/history`: the newest published changes of content, newest first. */
export const contentHistorySchema = z.object({
  changes: z
    .array(
      z.object({
        /** The commit. */
        id: version,
        /** The commit before it. */
        before: version,
        /** What changed, as its author wrote it. */
        summary: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
        /** Its pages, data and photos. A renamed file is a removed and an added one. */
        files: z.array(z.object({ path, change: z.enum(['added', 'changed', 'removed']) })),
        /** How many other files it changed, such as code. */
        others: z.number(),
      }),
    )
    .check(z.maxLength(CONTENT_LIMITS.history)),
});
export type ContentHistory = z.output<typeof contentHistorySchema>;
/** A published change of content. */
export type PublishedChange = ContentHistory['changes'][number];

/** The body of `POST /api/owner/publication`. */
export const publishSchema = z.strictObject({
  /** {@link publicationSchema}'s `head`: nothing that was saved since then is published. */
  head: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
  /** What to publish, in a line. @default the summaries of what was saved */
  summary: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(oneLine)),
      z.string().check(z.minLength(1), z.maxLength(CONTENT_LIMITS.summary)),
    ),
  ),
});
export type Publish = z.output<typeof publishSchema>;

/** The answer 409 `not_ready` of a publication that has to wait, or of which `head` has changed. */
export const notReadySchema = z.object({
  error: z.literal('not_ready'),
  message: z.string(),
  present: publicationSchema,
});

/** What is wrong with a request, by its first wrong field: `changes.0.path must be …`. */
export function whatIsWrong({ issues }: z.core.$ZodError): string {
  const [{ path = [], message } = { message: 'The request is wrong' }] = issues;
  return [path.join('.'), message].filter(Boolean).join(' ');
}
