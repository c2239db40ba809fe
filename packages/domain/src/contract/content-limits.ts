/** The part of the content API's contract that the desk needs, without schemas or libraries. */

/** The folders that the desk may read and write, relative to the repository. */
export const CONTENT_FOLDERS = { pages: 'site/content', data: 'site/data', photos: 'site/data/photos' } as const;

/** The author of what is saved on the owner's own machine, where there is no sign-in. */
export const LOCAL_OWNER = 'owner@localhost';

/** What a file is: an MDX page, YAML data, or a person's photo. */
export type ContentKind = 'page' | 'data' | 'photo';

/** Largest accepted sizes. Texts and requests are counted in bytes of UTF-8, the summary in UTF-16 code units. */
export const CONTENT_LIMITS = {
  /** A page or a data file. The largest has a third of it. */
  text: 1_500_000,
  /** A photo, after the desk has resized it. */
  photo: 1_048_576,
  /** A request's body: its photos are in base64. */
  request: 12_000_000,
  /** Files in one change. */
  files: 100,
  /** Published changes in the history. */
  history: 20,
  summary: 200,
  path: 200,
} as const;

/** A folder's name: no leading dot, so neither `..` nor a hidden folder. */
const FOLDER = String.raw`(?:[A-Za-z0-9][\w-]*/)*`;
/** A page's file may have a parameter: `why-choose-[slug].mdx`. */
const FORMS: readonly (readonly [kind: ContentKind, form: RegExp])[] = [
  // As people.yaml names them (site/src/build/content/schemas/people.ts).
  [
    'photo',
    new RegExp(
      String.raw`^${CONTENT_FOLDERS.photos}/[A-Za-z0-9_][\w.-]*\.(?:jpe?g|png|webp|avif|tiff?|JPE?G|PNG|TIFF?)$`,
    ),
  ],
  ['data', new RegExp(String.raw`^${CONTENT_FOLDERS.data}/${FOLDER}[A-Za-z0-9][\w-]*\.yaml$`)],
  ['page', new RegExp(String.raw`^${CONTENT_FOLDERS.pages}/${FOLDER}[A-Za-z0-9[][\w[\]-]*\.mdx$`)],
];

/** What the file at a path is; `undefined` if the desk may not read or write it. */
export function contentKindOf(path: string): ContentKind | undefined {
  if (path.length > CONTENT_LIMITS.path) return undefined;
  return FORMS.find(([, form]) => form.test(path))?.[0];
}

/** Why the content API refuses a request. Each answer also has a sentence for the owner, `message`. */
export const CONTENT_REFUSALS = [
  /** 409: somebody saved one of the files in between. Nothing was saved. */
  'changed',
  /** 422: the build would refuse it. Nothing was saved. */
  'refused',
  /** 400: the request itself is wrong. */
  'invalid',
  /** 413: the request or one of its files is too large. */
  'too_large',
  /** 404: there is no such file. */
  'not_found',
  /** 404: no repository is connected to the deployed desk. */
  'not_configured',
  /** 409: it cannot be published yet. */
  'not_ready',
  /** 503: the repository's host, or the local edge, does not answer as it should. The same request may work later. */
  'unavailable',
] as const;
export type ContentRefusal = (typeof CONTENT_REFUSALS)[number];

/** The state of the checks of what is saved. `none` if nothing checks it, or nothing has begun. */
export const CHECK_STATES = ['none', 'running', 'passed', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
