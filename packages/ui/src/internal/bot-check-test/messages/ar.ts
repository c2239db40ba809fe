import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const ar: Translation<typeof en> = {
  test: 'اختبار ReCAPTCHA',
  hide: 'إخفاء اختبار ReCAPTCHA',
  title: 'اختبار ReCAPTCHA',
  note: 'لمالك هذا الموقع: يجرّب التحقق من الروبوتات في نموذج التواصل. لا يُحفظ أي شيء.',
  load: 'البرنامج النصي',
  loading: 'جارٍ التحميل…',
  ready: 'جاهز',
  notReady: 'ReCAPTCHA غير جاهز',
  none: 'لا يوجد في هذا الموقع فحص للروبوتات: لم يُحدَّد أي مزوّد.',
  token: 'إنشاء الرمز',
  testToken: 'إنشاء رمز',
  verification: 'التحقق',
  testVerification: 'التحقق من رمز',
  idle: 'لم يُختبر بعد',
  testing: 'جارٍ الاختبار…',
  success: 'نجح',
  tokenFailed: 'تعذّر إنشاء الرمز',
  tokenMissing: 'تعذّر إنشاء رمز التحقق من الروبوتات، أو أن التحقق غير جاهز',
  verificationFailed: 'فشل التحقق',
  networkError: 'خطأ في الشبكة',
  score: 'الدرجة: {score}',
  action: 'الإجراء:',
  codes: 'الرموز:',
};
