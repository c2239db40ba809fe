import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatted, settingIn, withSetting } from './settings';

const file = join(import.meta.dirname, '../wrangler.jsonc');
const SETTINGS = `{
  // The name.
  "name": "worker",
  // The port.
  "dev": { "port": 8787 },
  "env": {
    // Of previews.
    "preview": { "name": "worker-preview" },
  },
}
`;
/** Lines that are comments, or end with one: not those with a value that looks like one. */
const comments = (text: string) =>
  text.split('\n').filter((line) => line.includes('//') && !line.includes('MAIL_FROM'));

it('adds a setting before the environments, and keeps every other line', async () => {
  const text = await formatted(
    file,
    withSetting(SETTINGS, ['routes'], [{ pattern: 'www.example.org', custom_domain: true }]),
  );
  expect(text).toContain('\n  "routes": [{ "pattern": "www.example.org", "custom_domain": true }],\n  "env": {');
  expect(text.replace(/^ {2}"routes".*\n/m, '')).toBe(SETTINGS);
});

it('reads back any value, keeps all comments, and leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (value) => {
      const text = await formatted(file, withSetting(SETTINGS, ['vars', 'MAIL_FROM'], value));
      expect(settingIn(text, ['vars', 'MAIL_FROM'])).toBe(value);
      expect(comments(text)).toEqual(comments(SETTINGS));
      expect(await formatted(file, withSetting(text, ['vars'], undefined))).toBe(SETTINGS);
    }),
    { numRuns: 30 },
  );
});

it('has nothing to remove where there is nothing', () => {
  expect(withSetting(SETTINGS, ['vars', 'MAIL_TO'], undefined)).toBe(SETTINGS);
});
