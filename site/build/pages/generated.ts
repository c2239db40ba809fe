import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { helplinesShown } from '../model/helplines';
import type { SiteData } from '../read/data';
import { popularPages, shellData } from '../model/shell-data';

/**
 * Writes src/generated: what the pages' code needs of the data and of the library's words, and when it was built. One
 * import for each component and language, which nobody should have to write.
 */
export function writeGenerated(site: string, data: SiteData): void {
  const folder = join(site, 'src/generated');
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  // The day only: builds of one day are alike.
  const today = new Date().toISOString().slice(0, 10);
  write('built.json', JSON.stringify({ builtAt: Date.parse(today) }));
  for (const language of LANGUAGES) write(`shell.${language}.json`, JSON.stringify(shellData(language, data)));
  write('popular.json', JSON.stringify(byLanguage((language) => popularPages(language, data))));
  write('booking.json', JSON.stringify({ bookingUrl: data.brand.bookingUrl }));
  write('chat.json', JSON.stringify({ ...chatOf(data.brand.chat), helplines: helplinesShown(data.helplines) }));
  write('service-finder.json', JSON.stringify(data['service-finder'].table));
  write('languages.ts', languagesModule(componentsWithWords(site)));
}

/** Whether the chat is shown, and who runs a language model, by where the visitor is: nobody, where it is off or none is named. */
function chatOf({ shown: isShown, model, receiver, receiverInChina }: SiteData['brand']['chat']) {
  return model === 'on' ? { isShown, receiver, receiverInChina } : { isShown, receiver: '', receiverInChina: '' };
}

function byLanguage<Value>(of: (language: Language) => Value): Partial<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}

/** The library's components that say something. */
function componentsWithWords(site: string): string[] {
  const require = createRequire(join(site, 'package.json'));
  const library = dirname(require.resolve('@tutoring/ui/package.json'));
  return globSync('dist/*/messages/en.js', { cwd: library })
    .map((file) => basename(dirname(dirname(file))))
    .sort();
}

function languagesModule(components: readonly string[]): string {
  const imports: string[] = [
    "import type { Language } from '@tutoring/domain/languages';",
    "import type { LanguagePack } from '../languages/types';",
  ];
  const packs: string[] = [];
  for (const language of LANGUAGES) {
    const own = language.replace('-', '');
    imports.push(`import * as ${own} from '../languages/${language}';`);
    imports.push(`import ${own}Shell from './shell.${language}.json';`);
    const messages = components.map((component, index) => {
      imports.push(`import { ${own} as ${own}${index} } from '@tutoring/ui/${component}/messages/${language}';`);
      return `'${component}': ${own}${index}`;
    });
    packs.push(`  '${language}': { ...${own}, shell: ${own}Shell, messages: { ${messages.join(', ')} } },`);
  }
  return `${imports.join('\n')}\n\nexport const PACKS: Record<Language, LanguagePack> = {\n${packs.join('\n')}\n};\n`;
}
