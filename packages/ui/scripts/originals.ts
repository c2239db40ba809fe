import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An English file and its translations. All paths are relative to the repository's root. */
export interface Original {
  /** The name for `--confirm`. */
  name: string;
  english: string;
  translations: readonly string[];
  /** Reads the translatable text of the English file. */
  read: () => string | Promise<string>;
}

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** All English files with translations: messages of components, of mails and the thank-you page, data, and whole pages. */
export function originals(root: string): Original[] {
  const folders = (pattern: string) => globSync(pattern, { cwd: root }).sort().map(dirname);
  return [
    ...folders('packages/ui/src/**/messages/en.ts').map((folder) => inModules(root, folder, basename(dirname(folder)))),
    ...folders('packages/ui/src/chat/answer-messages/en.ts').map((folder) =>
      inModules(root, folder, 'chat/answer-messages'),
    ),
    ...folders('packages/domain/src/lead-messages/en.ts').map((folder) => inModules(root, folder, 'lead-messages')),
    ...folders('site/data/messages/en.yaml').map((folder) => inData(root, folder)),
    ...globSync('site/content/*.mdx', { cwd: root })
      .sort()
      .flatMap((page) => inPages(root, page)),
  ];
}

/** A module of messages. Comments and the order do not matter. */
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

/** The frontmatter's list of facts for the owner to confirm. It is not translated. */
const CONFIRM = /^confirm:\n(?:[ \t]+.*\n)+/m;

/** A page with a translation in every language. Pages of one country, such as `/ch` and `/ch/it`, do not count. */
function inPages(root: string, english: string): Original[] {
  const folder = english.slice(0, -'.mdx'.length);
  const translations = TRANSLATED.map((language) => join(folder, `${language.toLowerCase()}.mdx`));
  if (!translations.every((file) => existsSync(join(root, file)))) return [];
  const read = () => readFileSync(join(root, english), 'utf8').replace(CONFIRM, '');
  return [{ name: `content/${basename(folder)}`, english, translations, read }];
}
