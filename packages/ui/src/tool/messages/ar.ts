import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 6aa8235d. */
export const ar: Translation<typeof en> = {
  result: 'النتيجة',
  copyLink: 'نسخ رابط هذه النتيجة',
  copied: 'نُسخ الرابط. من يفتحه يرى هذه النتيجة.',
  copyFailed: 'لم يُنسخ الرابط لأن متصفحكم لا يسمح بذلك هنا. انسخوه من شريط العنوان.',
  print: 'طباعة أو حفظ بصيغة PDF',
  csv: 'حفظ بصيغة جدول (CSV)',
  picture: 'حفظ بصيغة صورة',
  pictureFailed: 'تعذّر إنشاء الصورة في هذا المتصفح. اطبعوا النتيجة بدلًا من ذلك.',
  nothingToSave: 'لا توجد نتيجة لحفظها بعد. تجدون ما ينقص في خانة النتيجة.',
  saved: 'حُفظ باسم {file}.',
  clear: 'مسح المدخلات',
  cleared: 'مُسح كل شيء، بما في ذلك ما كان محفوظًا على هذا الجهاز.',
  undo: 'تراجع',
  keep: 'حفظ المدخلات على هذا الجهاز',
  keepHelp: 'تبقى في هذا المتصفح حتى تمسحوها، ولا تُرسل إلينا.',
  brokenLink: 'تعذّرت قراءة الرابط، لذلك ترون مثالًا. اطلبوا الرابط مرة أخرى، فربما وصل ناقصًا.',
  printed: '{date}، من {address}',
};
