const warned = new Set<string>();

/** Warns once for each component and language which messages appear in English because they have no translation. */
export function warnOfMissing(component: string, lang: string, english: object, messages: object): void {
  const about = `${component} ${lang}`;
  if (/^en\b/.test(lang) || warned.has(about)) return;
  const missing = Object.keys(english).filter((name) => (messages as Record<string, unknown>)[name] === undefined);
  if (missing.length === 0) return;
  warned.add(about);
  console.warn(
    `@tutoring/ui: the messages of "${component}" are incomplete in "${lang}". These appear in English: ${missing.join(', ')}. ` +
      'Give the Provider all messages of the language, from "@tutoring/ui/messages/<language>".',
  );
}
