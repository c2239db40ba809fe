import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const ar: Translation<typeof en> = {
  play: 'تشغيل الفيديو',
  note: 'عند الضغط على التشغيل يُحمَّل الفيديو من {company}، فتعرف عندئذٍ عنوان IP الخاص بكم وقد تخزّن بيانات في متصفحكم.',
  watch: 'المشاهدة على {company}',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
};
