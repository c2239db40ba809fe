import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/**
 * What Safari 15.4, Chrome 99 or Firefox 98, the oldest browsers that we speak to, do not have: as code calls it, so that
 * `?.(` is none. Old enough are `at`, `structuredClone`, `Object.hasOwn` and `Intl.supportedValuesOf`.
 */
const YOUNG = [
  // The language.
  ...['.findLast(', '.findLastIndex(', '.toReversed(', '.toSorted(', '.toSpliced(', '.with(', 'Array.fromAsync'],
  ...['Object.groupBy', 'Map.groupBy', '.getOrInsert(', '.getOrInsertComputed('],
  ...['.union(', '.intersection(', '.difference(', '.symmetricDifference('],
  ...['.isSubsetOf(', '.isSupersetOf(', '.isDisjointFrom('],
  // Iterators have no methods of arrays.
  ...['Iterator.from', '.entries().', '.keys().', '.values().'],
  ...['Promise.try', 'Promise.withResolvers', 'RegExp.escape', '(?<=', '(?<!', '.isWellFormed(', '.toWellFormed('],
  ...['Error.isError', 'Math.sumPrecise', 'Uint8Array.from', '.toBase64(', '.toHex(', 'Temporal.'],
  ...['Intl.DurationFormat', 'new Intl.Segmenter', '.selectRange(', '.getWeekInfo(', '.getTextInfo(', '.getTimeZones('],
  // Requests, addresses and streams.
  ...['AbortSignal.any', 'AbortSignal.timeout', '.throwIfAborted(', 'Response.json(', 'URL.canParse', 'URL.parse('],
  ...[
    'searchParams.size',
    'CompressionStream',
    'TransformStream',
    'WritableStream',
    'TextDecoderStream',
    '.pipeThrough(',
  ],
  // The page.
  ...[
    '.checkVisibility(',
    '.requestClose(',
    '.requestSubmit(',
    '.showPicker(',
    '.startViewTransition(',
    '.moveBefore(',
  ],
  ...['.showPopover(', '.hidePopover(', '.togglePopover(', '.inert = ', 'requestIdleCallback(', '.postTask('],
  ...['.setHTML(', '.setHTMLUnsafe(', '.getHTML(', '.parseHTML', 'new CSSStyleSheet', '.adoptedStyleSheets'],
  ...['.ariaHidden', '.ariaLabel', '.ariaExpanded', '.ariaPressed', '.ariaCurrent', '.ariaLive', '.ariaBusy'],
  // Selectors that are not known throw.
  ...[':has(', ':modal', ':popover-open', ':user-valid', ':user-invalid'],
] as const;

/** What exists in no page that came over plain HTTP. The pages must work there: not every host redirects to HTTPS. */
const SECURE = [
  ...['crypto.randomUUID', 'crypto.subtle', 'navigator.clipboard', 'navigator.serviceWorker', 'navigator.share('],
  ...['navigator.storage', 'navigator.locks', 'caches.', 'cookieStore', 'new Notification('],
] as const;

/** Files in which the code checks first that the feature exists, or catches the error. */
const GUARDED: Partial<Record<(typeof YOUNG | typeof SECURE)[number], readonly string[]>> = {
  // In place-link.ts only where an address can point at a text, which is younger.
  'new Intl.Segmenter': [
    'packages/domain/src/chat/segments.ts',
    'packages/ui/src/chat/place-link.ts',
    'packages/ui/src/tool/draw-report.ts',
  ],
  '.showPopover(': ['packages/ui/src/toast/use-host.ts', 'packages/ui/src/tooltip/enhance.ts'],
  'requestIdleCallback(': [
    'site/src/client/bootstrap/bootstrap.ts',
    'site/src/client/enhance/analytics/track.ts',
    'site/src/client/enhance/service-worker.ts',
  ],
  '.postTask(': ['site/src/client/enhance/hydrate-islands.ts'],
  ':modal': ['packages/ui/src/dialog/open-modals.ts'],
  'navigator.clipboard': ['packages/ui/src/lib/copy.ts'],
  // A registration that these are given, or the service worker itself, proves that the page is secure. On the page of saved pages it is caught.
  'navigator.serviceWorker': [
    'site/src/client/enhance/service-worker.ts',
    'site/src/client/enhance/overlays/app-cards.ts',
  ],
  'caches.': [
    'site/src/client/service-worker/unregister.ts',
    'site/src/client/enhance/pages/offline.ts',
    'site/src/client/service-worker/files.ts',
    'site/src/client/service-worker/pages.ts',
    'site/src/client/service-worker/save.ts',
  ],
};

/** What runs in browsers. The rest of site/src runs in the build. */
const ROOMS = '{packages/{ui,domain}/src,site/src/{client,shared}}';
const files = globSync(`${ROOMS}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.(?:test|stories|test-data|css)\.tsx?$/.test(file),
);
const codes = files.map((file) => ({ file, code: codeOf(readFileSync(join(root, file), 'utf8')) }));

/** Without lines that are comments, and with each chain of calls in one line. */
function codeOf(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\s+\./g, '.');
}

it('reads what runs in browsers', () => {
  for (const room of ['packages/ui', 'packages/domain', 'site/src/client'])
    expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5);
});

describe('code calls only where it is guarded what the oldest browsers or pages over plain HTTP lack:', () => {
  it.each([...YOUNG, ...SECURE])('%s', (call) => {
    const found = codes.filter(({ code }) => code.includes(call)).map(({ file }) => file);
    expect(found.sort()).toEqual([...(GUARDED[call] ?? [])].sort());
  });
});
