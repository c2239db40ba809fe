import { expect, it } from 'vitest';
import { CONTENT_LIMITS, contentKindOf, contentSaveSchema, whatIsWrong } from './content';

it.each([
  ['site/content/index.mdx', 'page'],
  ['site/content/contact/zh-Hant.mdx', 'page'],
  ['site/content/why-choose-[slug].mdx', 'page'],
  ['site/content/[region].mdx', 'page'],
  ['site/data/prices.yaml', 'data'],
  ['site/data/messages/zh-Hans.yaml', 'data'],
  ['site/data/photos/ada-sample.jpg', 'photo'],
  ['site/data/photos/Ada.L.JPG', 'photo'],
] as const)('%s is a %s', (path, kind) => {
  expect(contentKindOf(path)).toBe(kind);
});

it.each([
  '',
  'package.json',
  'site/content',
  'site/content/',
  'site/content/.mdx',
  'site/content/.hidden.mdx',
  'site/content/.git/a.mdx',
  'site/content/../data/prices.yaml',
  'site/content/../../package.mdx',
  'site/content/a/../../../x.mdx',
  'site/content/./a.mdx',
  'site/content//a.mdx',
  'site/content\\a.mdx',
  'site/content/a\\..\\b.mdx',
  '/site/content/a.mdx',
  'C:/site/content/a.mdx',
  'site/content/a.mdx\u0000.yaml',
  'site/content/a.mdx\n',
  'site/content/a%2e%2e.mdx',
  'site/content/a.mdx/b.tsx',
  'site/content/a.ts',
  'site/content/a.MDX',
  'site/contents/a.mdx',
  'site/data/prices.yml',
  'site/data/source-fingerprints.json',
  'site/data/published.txt',
  'site/data/photos/a.svg',
  'site/data/photos/.a.jpg',
  'site/Data/photos/a.jpg',
  'site/data/photos/folder/a.jpg',
  'site/content/ａ.mdx',
  'site/content/con trol.mdx',
  `site/content/${'a'.repeat(CONTENT_LIMITS.path)}.mdx`,
])('%j is none of the desk’s files', (path) => {
  expect(contentKindOf(path)).toBeUndefined();
});

const VERSION = 'a'.repeat(40);
const CHANGE = { path: 'site/data/prices.yaml', version: VERSION, text: 'a: 1\n' };
const PHOTO = { path: 'site/data/photos/a.jpg', version: null, base64: 'aGVsbG8=' };
const saves = (...changes: object[]) => contentSaveSchema.safeParse({ summary: 'Prices', changes }).success;

it('accepts a text, a photo and a removal', () => {
  expect(saves(CHANGE, PHOTO, { path: 'site/content/a.mdx', version: VERSION, remove: true })).toBe(true);
});

it.each([
  ['nothing'],
  ['a version that is none', { ...CHANGE, version: 'latest' }],
  ['no version', { ...CHANGE, version: undefined }],
  ['neither text nor removal', { path: CHANGE.path, version: VERSION }],
  ['text and removal', { ...CHANGE, remove: true }],
  ['a photo as text', { ...PHOTO, base64: undefined, text: 'x' }],
  ['a page in base64', { ...CHANGE, text: undefined, base64: 'aGVsbG8=' }],
  ['what is no base64', { ...PHOTO, base64: 'a?b=' }],
  ['the removal of an unseen file', { path: CHANGE.path, version: null, remove: true }],
  ['one file twice', CHANGE, { ...CHANGE, text: 'b: 2\n' }],
  ['one file twice on a disk that ignores case', CHANGE, { ...CHANGE, path: 'site/data/Prices.yaml' }],
  ['another field', { ...CHANGE, mode: '120000' }],
])('rejects %s', (_, ...changes: object[]) => {
  expect(saves(...changes)).toBe(false);
});

it('makes one line of the summary', () => {
  const { summary } = contentSaveSchema.parse({ summary: ' Prices\r\n\u202Eof 2027 ', changes: [CHANGE] });
  expect(summary).toBe('Prices of 2027');
  expect(contentSaveSchema.safeParse({ summary: ' \n ', changes: [CHANGE] }).success).toBe(false);
});

it('rejects a text and a photo that are too large', () => {
  expect(saves({ ...CHANGE, text: 'x'.repeat(CONTENT_LIMITS.text) })).toBe(true);
  expect(saves({ ...CHANGE, text: '日'.repeat(CONTENT_LIMITS.text / 2) })).toBe(false);
  const photo = (bytes: number) => ({ ...PHOTO, base64: Buffer.alloc(bytes).toString('base64') });
  expect(saves(photo(CONTENT_LIMITS.photo))).toBe(true);
  expect(saves(photo(CONTENT_LIMITS.photo + 1))).toBe(false);
});

it('says which field of a request is wrong', () => {
  const { error } = contentSaveSchema.safeParse({ summary: 'x', changes: [{ ...CHANGE, path: '.env' }] });
  expect(error && whatIsWrong(error)).toMatch(/^changes\.0\.path must be an \.mdx file/);
});
