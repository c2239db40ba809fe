import type { InboxWords } from './words';

/** What a value of a field is called; the value itself, where there is no word for it. */
export function nameIn(words: InboxWords, field: string, value: string): string {
  return (words as Readonly<Record<string, string>>)[`${field}_${value}`] ?? value;
}
