/**
 * Puts values into a message: `fill('© {year}', { year: '2026' })`.
 * A placeholder without a value stays visible, so that somebody notices it.
 */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
