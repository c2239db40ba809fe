import { sampleItems } from '../../packages/ui/src/navigation-menu/sample-items';
import type { FooterProps } from '../../packages/ui/src/footer';
import type { NavigationItem } from '../../packages/ui/src/navigation-menu';

/** What the site's shell is fed with (site/data), shortened. Names and addresses are the placeholders of brand.yaml. */
interface Shell {
  home: string;
  contactHref: string;
  items: readonly NavigationItem[];
  footer: FooterProps;
}

export const BRAND = 'Marginalia';
export const BOOKING_URL = 'https://calendar.tutoring.example/free-consultation';
export const MAIL = { label: 'hello@tutoring.example', href: 'mailto:hello@tutoring.example' };

const common = { brand: BRAND, contact: [MAIL], year: '2026', cookiePreferences: true };

export const en: Shell = {
  home: 'Home',
  contactHref: '/contact',
  items: sampleItems,
  footer: {
    ...common,
    claim: 'Online tutoring for families in 15+ countries.',
    outside: [
      { label: 'Language school', href: 'https://language-school.example' },
      { label: 'Test preparation', href: 'https://test-preparation.example' },
    ],
    groups: sampleItems.filter((item) => 'items' in item),
    locations: [
      { label: 'North America', items: [{ label: 'California', href: '/us-ca' }] },
      { label: 'Asia-Pacific', items: [{ label: 'Japan', href: '/jp', hrefLang: 'ja-JP' }] },
      { label: 'Europe', items: [{ label: 'Germany', href: '/de', hrefLang: 'de-DE' }] },
      { label: 'Middle East', items: [{ label: 'United Arab Emirates', href: '/ae', hrefLang: 'ar-AE' }] },
    ],
    legal: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
};

/** Pages that are in English alone. */
const inEnglish = (label: string, href: string) => ({ label, href, hrefLang: 'en' });

const groups = [
  {
    label: 'الدروس',
    items: [
      inEnglish('دروس IB وAP', '/services/ib-ap-tutoring'),
      inEnglish('العلوم والرياضيات', '/services/science-math-tutoring'),
      inEnglish('نظرية المعرفة (TOK)', '/services/theory-of-knowledge'),
      inEnglish('المقال المطوّل (EE)', '/services/extended-essay'),
      { ...inEnglish('اشتراك الدعم الأكاديمي', '/services/academic-support-subscription'), featured: true },
    ],
  },
  {
    label: 'من نحن',
    items: [
      inEnglish('من نحن', '/about'),
      inEnglish('المعلّمون', '/tutors'),
      { ...inEnglish('نهجنا في الذكاء الاصطناعي', '/our-ai-approach'), featured: true },
    ],
  },
  {
    label: 'مركز التعلّم',
    items: [
      inEnglish('أدلة الدراسة', '/learning#guides'),
      inEnglish('حاسبة الدرجات', '/tools/premium-grade-calculator'),
      inEnglish('دليل المقال المطوّل', '/learning/ee-guide'),
    ],
  },
];

export const ar: Shell = {
  home: 'الرئيسية',
  contactHref: '/contact/ar',
  items: [...groups, inEnglish('المدونة', '/blog'), { label: 'تواصلوا معنا', href: '/contact/ar' }],
  footer: {
    ...common,
    claim: 'دروس عبر الإنترنت لعائلات في أكثر من 15 دولة.',
    groups,
    locations: [
      { label: 'أمريكا الشمالية', items: [{ label: 'كاليفورنيا', href: '/us-ca', hrefLang: 'en-US' }] },
      { label: 'الشرق الأوسط', items: [{ label: 'الإمارات العربية المتحدة', href: '/ae' }] },
    ],
    legal: [inEnglish('الخصوصية', '/privacy'), inEnglish('الشروط', '/terms')],
  },
};
