import { directionOf, LANGUAGES, type Language } from '../../packages/domain/src/languages';

/** All messages of the library, by file. */
const files = import.meta.glob<Record<string, Record<string, string>>>('../../packages/ui/src/*/messages/*.ts', {
  eager: true,
});

export { directionOf, LANGUAGES, type Language };

/**
 * A message of the library in one of its languages.
 * @throws {Error} if there is none, because the documentation would show a gap.
 */
export function messageOf(component: string, name: string, language: Language): string {
  const file = files[`../../packages/ui/src/${component}/messages/${language}.ts`];
  const message = file && Object.values(file)[0]?.[name];
  if (!message) throw new Error(`${component} has no message "${name}" in ${language}: name another one here.`);
  return message;
}

/** A language's name in itself or in another language. */
export function nameOf(language: Language, by: Language = language): string {
  return new Intl.DisplayNames(by, { type: 'language' }).of(language) ?? language;
}
