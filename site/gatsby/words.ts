import type { Language } from '@tutoring/domain/languages';

/** The few words that the build itself writes into pages. */
export const buildWords: Record<Language, { home: string; dayBefore: string; dayAfter: string }> = {
  en: { home: 'Home', dayBefore: '{time} (day before)', dayAfter: '{time} (day after)' },
  ja: { home: 'ホーム', dayBefore: '前日{time}', dayAfter: '翌日{time}' },
  ar: { home: 'الرئيسية', dayBefore: '{time} (اليوم السابق)', dayAfter: '{time} (اليوم التالي)' },
};
