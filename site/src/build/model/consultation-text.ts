import { formattingTag, type Language } from '@tutoring/domain/languages';
import type { SiteData } from '../content/data';

/** The facts of the free consultation, separated by dots. */
export function consultationText(
  language: Language,
  { brand, messages, people }: Pick<SiteData, 'brand' | 'messages' | 'people'>,
): string {
  const { minutes, attends, languages, card } = brand.consultation;
  const texts = messages[language].consultation;
  const names = new Intl.DisplayNames(formattingTag(language), { type: 'language' });
  const list = new Intl.ListFormat(formattingTag(language), { type: 'disjunction' });
  const named = people.filter(({ shownAs }) => shownAs.includes('consultation')).map(({ name }) => name);
  const spoken = list.format(languages.map((one) => names.of(one) ?? one));
  return [
    minutesText(minutes, language),
    named.length > 0 ? texts.person.replace('{name}', list.format(named)) : texts[attends],
    texts.languages.replace('{languages}', spoken),
    ...(card ? [] : [texts.noCard]),
  ].join(' · ');
}

/** A number of minutes with its unit. */
export function minutesText(minutes: number, language: Language): string {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(formattingTag(language), format).format(minutes);
}
