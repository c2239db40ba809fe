import { ar as price } from '@tutoring/ui/price/messages/ar';
import { ar as markedScript } from '@tutoring/ui/marked-script/messages/ar';
import { ar as badge } from '@tutoring/ui/badge/messages/ar';
import { ar as promoBanner } from '@tutoring/ui/promo-banner/messages/ar';
import { ar as navigationMenu } from '@tutoring/ui/navigation-menu/messages/ar';
import { ar as mobileMenu } from '@tutoring/ui/mobile-menu/messages/ar';
import { ar as dialog } from '@tutoring/ui/dialog/messages/ar';
import { ar as bookingLink } from '@tutoring/ui/booking-link/messages/ar';
import { ar as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/ar';
import { ar as header } from '@tutoring/ui/header/messages/ar';
import { ar as languageSwitcher } from '@tutoring/ui/language-switcher/messages/ar';
import { ar as relatedLinks } from '@tutoring/ui/related-links/messages/ar';
import shell from '../generated/shell.ar.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: 'اطّلعوا على الشروط',
    perSession: 'للحصة',
    fromPrice: 'سعر الحصة يبدأ من {price}.',
    ask: 'اطرحوا سؤالكم أولًا',
    table: 'جدول: {heading}',
    glanceTitle: 'نظرة سريعة',
    glanceSession: 'دورة اختبارات IB',
    glanceLanguages: 'لغة الحصص',
    glanceClock: 'فرق التوقيت',
    glanceAhead: 'بالساعات عن تورونتو: {winter} في يناير، {summer} في يوليو',
    glanceSame: 'توقيت تورونتو نفسه',
    glancePrice: 'سعر الحصة ابتداءً من',
    glanceCurrency: 'العملة المحلية',
    glanceChannel: 'راسلونا',
    schoolsNote:
      'ذكر المدرسة هنا ليس توصية بها، ولا تربطنا بهذه المدارس أي اتفاقية. يُرجى التأكد من البرامج لدى المدرسة.',
    schoolsAll: 'جميع المدارس في قائمتنا',
    timesCaption: 'أوقات الحصص بتوقيتكم المحلي وبتوقيت المعلّم في تورونتو',
    timesDays: 'الأيام',
    timesLocal: 'بتوقيتكم المحلي',
    timesWinter: 'تورونتو شتاءً',
    timesSummer: 'تورونتو صيفًا',
    by: 'بقلم {author}',
    updated: 'حُدّث في',
    minutes: 'مدة القراءة بالدقائق: {minutes}',
    offerEnded: 'انتهى هذا العرض في {date}.',
    offerNow: 'الأسعار الحالية',
    sources: 'المصادر، آخر مراجعة: {date}',
    errorTitle: 'حدث خطأ ما',
    errorText: 'نعتذر، حدث أمر غير متوقع. يُرجى إعادة تحميل الصفحة، أو التواصل معنا إذا استمرت المشكلة.',
    errorRetry: 'إعادة المحاولة',
    errorHome: 'الصفحة الرئيسية',
    errorContact: 'تواصلوا مع الدعم',
  },
  navigationFrom: 'wide',
  shell,
  messages: {
    breadcrumbs,
    header,
    'language-switcher': languageSwitcher,
    'booking-link': bookingLink,
    dialog,
    badge,
    'marked-script': markedScript,
    price,
    'related-links': relatedLinks,
    'mobile-menu': mobileMenu,
    'navigation-menu': navigationMenu,
    'promo-banner': promoBanner,
  },
};
