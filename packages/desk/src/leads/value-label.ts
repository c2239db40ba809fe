import type { InboxMessages } from './messages';

/** What a value of a field is called; the value itself, where there is no word for it. */
export function nameIn(messages: InboxMessages, field: string, value: string): string {
  return (messages as Readonly<Record<string, string>>)[`${field}_${value}`] ?? value;
}
