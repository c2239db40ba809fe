import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  result: 'النتيجة',
  copyLink: 'نسخ رابط هذه النتيجة',
  copied: 'نُسخ الرابط. من يفتحه يرى هذه النتيجة.',
  copyFailed: 'لم يُنسخ الرابط لأن متصفحكم لا يسمح بذلك هنا. انسخوه من شريط العنوان.',
  print: 'طباعة أو حفظ بصيغة PDF',
  csv: 'حفظ كجدول (CSV)',
  picture: 'حفظ كصورة',
  pictureFailed: 'تعذّر رسم الصورة في هذا المتصفح. اطبعوا النتيجة بدلًا من ذلك.',
  saved: 'حُفظ باسم {file}.',
  clear: 'مسح',
  cleared: 'مُسح كل شيء، بما في ذلك ما احتفظ به هذا الجهاز.',
  undo: 'تراجع',
  keep: 'الاحتفاظ بما أدخلتُه على هذا الجهاز',
  keepHelp: 'يبقى في هذا المتصفح حتى تمسحوه، ولا يُرسل إلينا.',
  brokenLink: 'تعذّرت قراءة الرابط، لذلك ترون مثالًا. اطلبوا الرابط مرة أخرى، فربما وصل ناقصًا.',
  printed: '{date}، من {address}',
};
