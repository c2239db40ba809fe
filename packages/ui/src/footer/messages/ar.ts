import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const ar: Translation<typeof en> = {
  contact: 'التواصل',
  outside: 'مواقع أخرى',
  locations: 'الدول والمناطق',
  cookies: 'تفضيلات ملفات تعريف الارتباط',
  cookiesFailed: 'تعذّر تحميل إعدادات ملفات تعريف الارتباط. تحقّقوا من الاتصال ثم اضغطوا الزر مرة أخرى.',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  nonAffiliation:
    '{brand} غير مرتبطة بمنظمة البكالوريا الدولية ولا بهيئة College Board، ولا تحظى بتأييد أيٍّ منهما. الأسماء IB وInternational Baccalaureate وAP وAdvanced Placement ملك لأصحابها.',
  copyright: '© {year} {brand}',
};
