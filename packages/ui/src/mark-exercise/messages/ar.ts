import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const ar: Translation<typeof en> = {
  available: '[{available} درجات]',
  task: 'ضعوا علامة أمام كل جملة تستحق درجة.',
  count: 'درجتكم:',
  compare: 'قارنوا بتصحيح المعلّم',
  hide: 'إخفاء تصحيح المعلّم',
  earns: 'المعلّم، درجة واحدة: ',
  earnsNothing: 'المعلّم، بلا درجة: ',
  result: 'أعطيتم {given}، وأعطى المعلّم {earned}.',
  missed: 'فاتكم: {lines}.',
  generous: 'لم يمنح المعلّم درجة عن: {lines}.',
  agreed: 'تصحيحكم مطابق لتصحيح المعلّم في كل سطر.',
  line: 'السطر {line}',
  shareButton: 'اطلبوا من صديق أن يصحّحها',
  share: 'أعطيتُ هذه الإجابة {given}. وأنت؟',
  challenge: 'أعطى أحدهم هذه الإجابة {given}. كم تعطونها أنتم؟',
  copied: 'نُسخ الرابط. أرسلوه إلى من تريدون.',
  failed: 'لا يسمح المتصفّح بالنسخ. انسخوا عنوان هذه الصفحة.',
};
