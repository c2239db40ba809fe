import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/**
 * Features that Safari 15.4, Chrome 99 or Firefox 98 lack, the oldest browsers that we support. Each entry is the text of a call,
 * so that an optional call (`?.(`) does not match. All three have `at`, `structuredClone`, `Object.hasOwn` and
 * `Intl.supportedValuesOf`.
 */
const YOUNG = [
  // JavaScript.
  ...['.findLast(', '.findLastIndex(', '.toReversed(', '.toSorted(', '.toSpliced(', '.with(', 'Array.fromAsync'],
  ...['Object.groupBy', 'Map.groupBy', '.getOrInsert(', '.getOrInsertComputed('],
  ...['.union(', '.intersection(', '.difference(', '.symmetricDifference('],
  ...['.isSubsetOf(', '.isSupersetOf(', '.isDisjointFrom('],
  // Methods of iterators.
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
  // The DOM.
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
  // Unknown selectors, which throw.
  ...[':has(', ':modal', ':popover-open', ':user-valid', ':user-invalid'],
] as const;

/** Features that pages over plain HTTP lack. The pages must work there, because not every host redirects to HTTPS. */
const SECURE = [
  ...['crypto.randomUUID', 'crypto.subtle', 'navigator.clipboard', 'navigator.serviceWorker', 'navigator.share('],
  ...['navigator.storage', 'navigator.locks', 'caches.', 'cookieStore', 'new Notification('],
] as const;

/** Files in which the code checks first that the feature exists, or catches the error. */
const GUARDED: Partial<Record<(typeof YOUNG | typeof SECURE)[number], readonly string[]>> = {
  // place-link.ts uses it only in browsers with text fragments, which are newer.
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
  'crypto.subtle': ['packages/ui/src/lead-form/pages/prepare-page.ts'],
  ':modal': ['packages/ui/src/dialog/open-modals.ts'],
  'navigator.clipboard': [
    'packages/ui/src/calendar-subscription/enhance.ts',
    'packages/ui/src/lib/copy.ts',
    'packages/ui/src/mark-exercise/enhance.ts',
    'packages/ui/src/reference-card/enhance.ts',
    'site/src/client/enhance/pages/embed-lines.ts',
  ],
  'navigator.share(': ['packages/ui/src/mark-exercise/enhance.ts'],
  // These files run only if the browser has service workers, so the page is secure. For offline.ts, start.ts catches the error.
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

/** The code that runs in browsers. The rest of site/src runs in the build. */
const ROOMS = '{packages/{ui,domain}/src,site/src/{client,shared}}';
const files = globSync(`${ROOMS}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.(?:test|stories|test-data|css)\.tsx?$/.test(file),
);
const codes = files.map((file) => ({ file, code: codeOf(readFileSync(join(root, file), 'utf8')) }));

/** Returns the code without comment lines, and with each chain of calls on one line. */
function codeOf(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\s+\./g, '.');
}

it('finds the code of each package that runs in browsers', () => {
  for (const room of ['packages/ui', 'packages/domain', 'site/src/client'])
    expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5);
});

describe('only guarded code calls a feature that the oldest browsers or pages over plain HTTP lack:', () => {
  it.each([...YOUNG, ...SECURE])('%s', (call) => {
    const found = codes.filter(({ code }) => code.includes(call)).map(({ file }) => file);
    expect(found.sort()).toEqual([...(GUARDED[call] ?? [])].sort());
  });
});
