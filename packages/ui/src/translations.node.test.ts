import { LANGUAGES } from '@tutoring/domain/languages';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { confirm, recordReader, staleTranslations, unreadTranslations } from '../scripts/translations.ts';

// If this fails: read each listed translation, correct it, then run
// pnpm --filter @tutoring/ui translations --confirm <name>
it('is up to date with the English in each language', async () => {
  expect(await staleTranslations()).toEqual([]);
});

/** English files, each with a change of its text and a change that does not affect translations. */
const ENGLISH = {
  'packages/ui/src/greeting/messages/en.ts': {
    text: "export const en = { hello: 'Hello', bye: 'Bye' };\n",
    changed: "export const en = { hello: 'Good day', bye: 'Bye' };\n",
    same: "/** Said first. */\nexport const en = { bye: 'Bye', hello: 'Hello' };\n",
    name: 'greeting',
  },
  'packages/domain/src/lead-messages/en.ts': {
    text: "export const en = { received: 'It is here' };\n",
    changed: "export const en = { received: 'It has come' };\n",
    same: "// One word each.\nexport const en = { received: 'It is here' };\n",
    name: 'lead-messages',
  },
  'site/data/messages/en.yaml': {
    text: 'home: Home\n',
    changed: 'home: Start\n',
    same: '# Of breadcrumbs.\nhome: Home\n',
    name: 'data/messages',
  },
  'site/content/contact.mdx': {
    text: '---\ntitle: Contact\n---\n\n# Contact\n',
    changed: '---\ntitle: Contact\n---\n\n# Write to us\n',
    same: '---\ntitle: Contact\n---\n\n# <Claim of="answers">Contact</Claim>\n',
    name: 'content/contact',
  },
  'site/content/practice/index.mdx': {
    text: '---\ntitle: Practice\n---\n\n# Practice\n',
    changed: '---\ntitle: Practice\n---\n\n# Questions\n',
    same: '---\ntitle: Practice\n---\n\n<Claim of="questions-checked">\n\n# Practice\n\n</Claim>\n',
    name: 'content/practice',
  },
};
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const translationsOf = (english: string) =>
  OTHERS.map((language) =>
    english.endsWith('.mdx')
      ? english.replace(/(\/index)?\.mdx$/, `/${language.toLowerCase()}.mdx`)
      : english.replace(/en(?=\.\w+$)/, language),
  );

/** Makes a repository with translations of every kind of English text. It is new for each call, because Node caches modules. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  for (const [english, { text }] of Object.entries(ENGLISH)) {
    for (const file of [english, ...translationsOf(english)]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
  return root;
}

/** The stale translations after an English file changes. */
async function staleAfter(english: string, after: string): Promise<string[]> {
  const root = repository();
  await confirm([], root);
  const changed = repository();
  for (const file of Object.keys(ENGLISH).flatMap(translationsOf)) {
    writeFileSync(join(changed, file), readFileSync(join(root, file)));
  }
  writeFileSync(join(changed, english), after);
  return staleTranslations(changed);
}

it('finds all translations stale before they are confirmed, and none after', async () => {
  const root = repository();
  expect(await staleTranslations(root)).toEqual(Object.keys(ENGLISH).flatMap(translationsOf));
  await confirm([], root);
  expect(await staleTranslations(root)).toEqual([]);
});

it.each(Object.entries(ENGLISH))('finds the stale translations of %s', async (english, texts) => {
  expect(await staleAfter(english, texts.changed)).toEqual(translationsOf(english));
  expect(await staleAfter(english, texts.same)).toEqual([]);
});

it.each(Object.entries(ENGLISH))(
  'confirms the translations of %s by name, and only once',
  async (english, { name, text }) => {
    const root = repository();
    await confirm([name], root);
    await confirm([name], root);
    const others = Object.keys(ENGLISH).filter((other) => other !== english);
    expect(await staleTranslations(root)).toEqual(others.flatMap(translationsOf));
    for (const file of translationsOf(english)) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      expect(lines.filter((line) => line.includes('From English'))).toHaveLength(1);
      expect(lines.filter((line) => !line.includes('From English')).join('\n')).toBe(text);
    }
  },
);

it('refuses to confirm a name that no English text has, and lists the names', async () => {
  await expect(confirm(['greetings'], repository())).rejects.toThrow(
    'There is no English text named "greetings". The names are: greeting, lead-messages, data/messages, content/contact, content/practice.',
  );
});

it('does not treat the page of one country as a translation', async () => {
  const root = repository();
  for (const file of ['ch.mdx', 'ch/it.mdx', 'ch/fr.mdx']) {
    mkdirSync(dirname(join(root, 'site/content', file)), { recursive: true });
    writeFileSync(join(root, 'site/content', file), '---\ntitle: A\n---\n');
  }
  await confirm([], root);
  expect(await staleTranslations(root)).toEqual([]);
});

it('records who has read a language, until the English changes', async () => {
  const root = repository();
  await confirm([], root);
  expect(unreadTranslations(root).get('de')).toHaveLength(Object.keys(ENGLISH).length);
  recordReader('de', 'Jane Doe', [], root);
  await confirm([], root);
  expect(unreadTranslations(root).get('de')).toBeUndefined();
  expect(unreadTranslations(root).size).toBe(OTHERS.length - 1);
  writeFileSync(join(root, 'site/content/contact.mdx'), ENGLISH['site/content/contact.mdx'].changed);
  await confirm([], root);
  expect(unreadTranslations(root).get('de')).toEqual(['site/content/contact/de.mdx']);
  expect(() => recordReader('eo', 'Jane Doe', [], root)).toThrow('no translation into "eo"');
});
