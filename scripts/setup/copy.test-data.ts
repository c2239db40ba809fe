import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { formatted, settingIn, withSetting } from '../../packages/edge/scripts/settings.ts';

const root = join(import.meta.dirname, '../..');
const BRAND = 'site/data/brand.yaml';
const SETTINGS = 'packages/edge/wrangler.jsonc';

/** What the setup reads and writes. */
const PARTS = ['.prettierrc.json', 'site/data', SETTINGS, 'packages/domain/package.json', 'packages/ui/package.json'];

/** Placeholders as they are before the first setup. These tests must also pass after the owner has run it. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  name: 'Placeholder',
  slug: 'placeholder',
  siteUrl: 'https://www.placeholder.example',
  bookingUrl: 'https://calendar.placeholder.example/free',
  email: 'hello@placeholder.example',
};

/** A temporary copy of the repository's facts. */
export interface Copy {
  root: string;
  text: (file: string) => string;
}

/** A copy of the facts as they are. */
export function copyOfFacts(...more: string[]): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const part of [...PARTS, ...more]) cpSync(join(root, part), join(copy, part), { recursive: true });
  return { root: copy, text: (file) => readFileSync(join(copy, file), 'utf8') };
}

/** A copy in which nobody has answered a question yet. */
export async function freshFacts(...more: string[]): Promise<Copy> {
  const copy = copyOfFacts(...more);
  const brand = parseDocument(copy.text(BRAND));
  for (const [field, value] of Object.entries(PLACEHOLDERS)) {
    brand.setIn([field, 'value'], value);
    brand.setIn([field, 'placeholder'], true);
  }
  const settings = Object.keys(settingIn(copy.text(SETTINGS), []) as object)
    .filter((name) => ['routes', 'workers_dev', 'vars', 'limits'].includes(name))
    .reduce((text, name) => withSetting(text, [name], undefined), copy.text(SETTINGS));
  for (const [file, text] of Object.entries({ [BRAND]: brand.toString({ lineWidth: 0 }), [SETTINGS]: settings }))
    writeFileSync(join(copy.root, file), await formatted(join(copy.root, file), text));
  return copy;
}
