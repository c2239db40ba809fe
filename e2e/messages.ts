import type { Language } from '@tutoring/domain/languages';

/** The messages of a component in a language. */
export async function messagesOf(component: string, language: Language): Promise<Record<string, string>> {
  const module = (await import(`@tutoring/ui/${component}/messages/${language}`)) as Record<
    string,
    Record<string, string>
  >;
  return Object.values(module)[0] ?? {};
}
