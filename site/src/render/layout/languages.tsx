import { LanguageSwitcher } from '@tutoring/ui/language-switcher';
import { usePage } from '../../shared/page-data';

/** The language switcher, if the page has other language versions. */
export function Languages() {
  const { choices, lang } = usePage();
  return choices.length > 0 && <LanguageSwitcher choices={choices} current={lang} />;
}
