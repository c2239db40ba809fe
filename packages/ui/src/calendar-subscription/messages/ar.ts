import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const ar: Translation<typeof en> = {
  label: 'الاشتراك: {name}',
  apple: 'تقويم Apple',
  google: 'تقويم Google',
  outlook: 'Outlook.com',
  copy: 'نسخ العنوان',
  copied: 'نُسخ العنوان. أضيفوه في تطبيق التقويم لديكم بوصفه تقويمًا من الإنترنت.',
  failed: 'لم يسمح متصفحكم بالنسخ. العنوان محدَّد في الأسفل: انسخوه من هناك.',
  address: 'عنوان التقويم',
  others: 'للتقاويم الأخرى، مثل Outlook في المدرسة، انسخوا العنوان وأضيفوه هناك بوصفه تقويمًا من الإنترنت.',
  updates: 'يتحدّث التقويم تلقائيًا. لإزالته احذفوا هذا التقويم من التطبيق؛ وتبقى مواعيدكم الأخرى كما هي.',
};
