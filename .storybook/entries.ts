import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The library. */
export const UI = join(import.meta.dirname, '../packages/ui');

/** Published entries without a folder of their own, with their source. */
export const OTHERS = {
  consent: 'src/cookie-consent/consent.ts',
  enhance: 'src/enhance.ts',
  jsdom: 'src/jsdom.ts',
  'consent-receipt': 'src/cookie-consent/enhance-receipt.ts',
  'chat-enhance': 'src/chat/enhance.ts',
  'mark-exercise-enhance': 'src/mark-exercise/enhance.ts',
  'video-enhance': 'src/video/enhance.ts',
};

const sources = (pattern: string) => globSync(pattern, { cwd: UI }).sort();

/** The source file of each published entry, by its name after `@tutoring/ui/`. */
export const ENTRIES: Record<string, string> = {
  ...Object.fromEntries(sources('src/*/index.ts').map((file) => [basename(dirname(file)), file])),
  ...OTHERS,
};

/** The source file of each entry for this repository alone, by its name after `@tutoring/ui/`. */
export const INTERNAL: Record<string, string> = Object.fromEntries(
  sources('src/internal/*.ts').map((file) => [`internal/${basename(file, '.ts')}`, file]),
);
