import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An English text with files of its own in the other languages. All paths begin at the repository's root. */
export interface Original {
  /** What `--confirm` calls it. */
  name: string;
  english: string;
  translations: readonly string[];
  /** What of the English file is translated, as one text. */
  read: () => string | Promise<string>;
}

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** The English texts that are translated: of components, of mails and the page of thanks, of data, and whole pages. */
export function originals(root: string): Original[] {
  const folders = (pattern: string) => globSync(pattern, { cwd: root }).sort().map(dirname);
  return [
    ...folders('packages/ui/src/**/messages/en.ts').map((folder) => inModules(root, folder, basename(dirname(folder)))),
    ...folders('packages/ui/src/chat/direct-words/en.ts').map((folder) => inModules(root, folder, 'chat/direct-words')),
    ...folders('packages/domain/src/lead-messages/en.ts').map((folder) => inModules(root, folder, 'lead-messages')),
    ...folders('site/data/messages/en.yaml').map((folder) => inData(root, folder)),
    ...globSync('site/content/*.mdx', { cwd: root })
      .sort()
      .flatMap((page) => inPages(root, page)),
  ];
}

/** Texts by name: comments and their order do not count. */
function inModules(root: string, folder: string, name: string): Original {
  const english = join(folder, 'en.ts');
  return {
    name,
    english,
    translations: TRANSLATED.map((language) => join(folder, `${language}.ts`)),
    read: async () => {
      const { en } = (await import(pathToFileURL(join(root, english)).href)) as { en: Record<string, string> };
      return JSON.stringify(Object.entries(en).sort(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
}

function inData(root: string, folder: string): Original {
  const english = join(folder, 'en.yaml');
  return {
    name: `data/${basename(folder)}`,
    english,
    translations: TRANSLATED.map((language) => join(folder, `${language}.yaml`)),
    read: () => readFileSync(join(root, english), 'utf8').replaceAll(/^#.*\n/gm, ''),
  };
}

/** What the head of a page wants confirmed by the owner: nobody translates it. */
const CONFIRM = /^confirm:\n(?:[ \t]+.*\n)+/m;

/** A page that there is once in each language; those of one country, such as `/ch` and `/ch/it`, are none. */
function inPages(root: string, english: string): Original[] {
  const folder = english.slice(0, -'.mdx'.length);
  const translations = TRANSLATED.map((language) => join(folder, `${language.toLowerCase()}.mdx`));
  if (!translations.every((file) => existsSync(join(root, file)))) return [];
  const read = () => readFileSync(join(root, english), 'utf8').replace(CONFIRM, '');
  return [{ name: `content/${basename(folder)}`, english, translations, read }];
}
