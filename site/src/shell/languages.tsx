import { STORAGE_KEY } from '@tutoring/domain/storage-keys';
import { LanguageSwitcher } from '@tutoring/ui/language-switcher';
import { safeStorage } from '@tutoring/ui/storage';
import { useSyncExternalStore } from 'react';
import { usePage } from '../mdx/page-data';

const storage = safeStorage('session');
const noChange = () => () => undefined;
const readPreferred = () => storage.get(STORAGE_KEY.language) ?? undefined;

/** The page's other languages. What was chosen is remembered for the session and pointed out; nobody is redirected. */
export function Languages() {
  const { choices, lang } = usePage();
  const preferred = useSyncExternalStore(noChange, readPreferred, () => undefined);
  if (choices.length === 0) return null;
  return (
    <LanguageSwitcher
      choices={choices}
      current={lang}
      preferred={preferred}
      onLanguageChange={(chosen) => {
        storage.set(STORAGE_KEY.language, chosen.split('-')[0] ?? chosen);
      }}
    />
  );
}
