import { LanguageSwitcher } from '@tutoring/ui/language-switcher';
import { usePage } from '../../shared/page-data';

/** The page's other languages. */
export function Languages() {
  const { choices, lang } = usePage();
  return choices.length > 0 && <LanguageSwitcher choices={choices} current={lang} />;
}
