const warned = new Set<string>();

/** Components for the owner alone, which speak English. */
const ENGLISH_ONLY = new Set(['inbox']);

/** Says once for each component and language which of its messages appear in English on a page in another language. */
export function warnOfMissing(component: string, lang: string, english: object, messages: object): void {
  const about = `${component} ${lang}`;
  if (/^en\b/.test(lang) || ENGLISH_ONLY.has(component) || warned.has(about)) return;
  const missing = Object.keys(english).filter((name) => (messages as Record<string, unknown>)[name] === undefined);
  if (missing.length === 0) return;
  warned.add(about);
  console.warn(
    `@tutoring/ui: the messages of "${component}" are incomplete in "${lang}". These appear in English: ${missing.join(', ')}. ` +
      'Give the Provider all messages of the language, from "@tutoring/ui/messages/<language>".',
  );
}
