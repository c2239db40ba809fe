import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The library. */
export const UI = join(import.meta.dirname, '../packages/ui');

/** Entries without a folder of their own, with their source. */
export const OTHERS = {
  consent: 'src/cookie-consent/consent.ts',
  enhance: 'src/enhance.ts',
  'install-prompt': 'src/install-card/without-react.ts',
  jsdom: 'src/jsdom.ts',
  'search-index': 'src/search/load-index.ts',
  storage: 'src/lib/storage.ts',
  'toast-store': 'src/toast/store.ts',
  'consent-receipt': 'src/cookie-consent/enhance-receipt.ts',
  'video-enhance': 'src/video/enhance.ts',
};

/** The source file of each entry, by its name after `@tutoring/ui/`. */
export const ENTRIES: Record<string, string> = {
  ...Object.fromEntries(
    globSync('src/*/index.ts', { cwd: UI }).map((file) => [dirname(file).slice('src/'.length), file]),
  ),
  ...OTHERS,
};
