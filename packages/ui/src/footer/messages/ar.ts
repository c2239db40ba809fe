import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  contact: 'التواصل',
  outside: 'مواقع أخرى',
  locations: 'مواقعنا حول العالم',
  cookies: 'تفضيلات ملفات تعريف الارتباط',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  nonAffiliation:
    'لا تربط {brand} أي صلة بمنظمة البكالوريا الدولية ولا بهيئة College Board، ولا تحظى باعتمادهما. الأسماء IB وInternational Baccalaureate وAP وAdvanced Placement ملك لأصحابها.',
  copyright: '© {year} {brand}',
};
