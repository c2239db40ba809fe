import { fill } from './fill';

/**
 * Puts a number into a message that has a form for some plural categories (CLDR), each before a bar, and one for all others:
 * `fillCount('one: {count} result | {count} results', 1, 'en')`.
 * @param values Other values of the message.
 * @param by The number that decides the form. @default `count`
 */
export function fillCount(
  message: string,
  count: number,
  lang: string,
  { values = {}, by = count }: { values?: Readonly<Record<string, string>>; by?: number } = {},
): string {
  const category = new Intl.PluralRules(lang).select(by);
  const forms = message.split(' | ');
  const form = forms.find((one) => one.startsWith(`${category}: `))?.slice(category.length + 2) ?? forms.at(-1) ?? '';
  return fill(form, { ...values, count: String(count) });
}
