import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../model/build-day';
import { helplinesShown } from '../model/helplines';
import type { SiteData } from '../content/data';
import { libraryMessages } from '../content/library-messages';
import { popularPages, layoutData } from '../model/layout-data';

/**
 * Writes src/generated: what pages need of the data and of the library's messages, and the day of the build.
 */
export function writeGenerated(site: string, data: SiteData): void {
  const folder = join(site, 'src/generated');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    // The development server bundles again when one of these changes.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  };
  write('built.json', JSON.stringify({ builtAt: buildDay() }));
  for (const language of LANGUAGES) write(`layout.${language}.json`, JSON.stringify(layoutData(language, data)));
  write('popular.json', JSON.stringify(byLanguage((language) => popularPages(language, data))));
  write('booking.json', JSON.stringify({ bookingUrl: data.brand.bookingUrl }));
  write('chat.json', JSON.stringify({ isShown: data.brand.chat.shown, helplines: helplinesShown(data.helplines) }));
  write('service-finder.json', JSON.stringify(data['service-finder'].table));
  write('page-messages.ts', pageMessagesModule(libraryMessages(site)));
}

function byLanguage<Value>(of: (language: Language) => Value): Partial<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}

/** @param folders The library's messages, by component. */
function pageMessagesModule(folders: Readonly<Record<string, string>>): string {
  const imports: string[] = [
    "import type { Language } from '@tutoring/domain/languages';",
    "import type { PageMessages } from '../shared/messages/types';",
  ];
  const entries: string[] = [];
  for (const language of LANGUAGES) {
    const own = language.replace('-', '');
    imports.push(`import * as ${own} from '../shared/messages/${language}';`);
    imports.push(`import ${own}Layout from './layout.${language}.json';`);
    const messages = Object.entries(folders).map(([component, folder], index) => {
      imports.push(`import { ${own} as ${own}${index} } from '${folder}/${language}';`);
      return `'${component}': ${own}${index}`;
    });
    entries.push(
      `  '${language}': { ...${own}, layout: ${own}Layout, componentMessages: { ${messages.join(', ')} } },`,
    );
  }
  return `${imports.join('\n')}\n\nexport const PAGE_MESSAGES: Record<Language, PageMessages> = {\n${entries.join('\n')}\n};\n`;
}
