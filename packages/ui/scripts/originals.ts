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
    ...folders('packages/domain/src/{calendar,lead,marking}-messages/en.ts').map((folder) =>
      inModules(root, folder, basename(folder)),
    ),
    ...folders('site/src/shared/messages/en.ts').map((folder) => inModules(root, folder, 'site/messages')),
    ...folders('site/src/shared/messages/privacy/en.ts').map((folder) => inModules(root, folder, 'site/privacy')),
    ...folders('site/data/{messages,dates}/en.yaml').map((folder) => inData(root, folder)),
    ...globSync('site/data/course-changes.yaml', { cwd: root }).map((file) => inCourseChanges(root, file)),
    ...globSync('site/content/**/*.mdx', { cwd: root })
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
      const texts = Object.values((await import(pathToFileURL(join(root, english)).href)) as Record<string, object>);
      const entries = texts.flatMap((one): [string, unknown][] => (typeof one === 'object' ? Object.entries(one) : []));
      return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
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

/** The texts of the course changes. Their sources and dates are not translated. */
function inCourseChanges(root: string, english: string): Original {
  const texts = /^ {0,2}(?:- )?(course|programme|first|guide|before|after): .*$/gm;
  return {
    name: 'data/course-changes',
    english,
    translations: TRANSLATED.map((language) => join(english.slice(0, -'.yaml'.length), `${language}.yaml`)),
    read: () => (readFileSync(join(root, english), 'utf8').match(texts) ?? []).join('\n'),
  };
}

/** The tags around sentences that the owner answers for: they change no text. */
const CLAIM = /<Claim\b[^>]*>(?:\n\n)?|(?:\n\n)?<\/Claim>/g;

/** A page with a translation in every language. Pages of one country, such as `/ch` and `/ch/it`, do not count. */
function inPages(root: string, english: string): Original[] {
  const folder = english.replace(/(\/index)?\.mdx$/, '');
  const translations = TRANSLATED.map((language) => join(folder, `${language.toLowerCase()}.mdx`));
  if (!translations.every((file) => existsSync(join(root, file)))) return [];
  const read = () => readFileSync(join(root, english), 'utf8').replaceAll(CLAIM, '');
  return [{ name: folder.slice('site/'.length), english, translations, read }];
}
