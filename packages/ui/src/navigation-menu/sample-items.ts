import type { NavigationItem } from './navigation-menu';

/** The specification's navigation, for stories. */
export const sampleItems: readonly NavigationItem[] = [
  {
    label: 'Tutoring',
    items: [
      { label: 'IB & AP Tutoring', href: '/services/ib-ap-tutoring' },
      { label: 'Science & Math', href: '/services/science-math-tutoring' },
      { label: 'Humanities', href: '/services/humanities-tutoring' },
      { label: 'English', href: '/services/english-tutoring' },
      { label: 'French', href: '/services/french-tutoring' },
      { label: 'Theory of Knowledge', href: '/services/theory-of-knowledge' },
      { label: 'Extended Essay', href: '/services/extended-essay' },
      { label: 'University Counselling', href: '/services/university-counselling' },
      { label: 'Academic Support Subscription', href: '/services/academic-support-subscription', featured: true },
      { label: 'Tutoring Packages', href: '/tutoring-packages' },
    ],
  },
  {
    label: 'About Us',
    items: [
      { label: 'About', href: '/about' },
      { label: 'Success Stories', href: '/success-stories' },
      { label: 'Tutors', href: '/tutors' },
      { label: 'Our AI Approach', href: '/our-ai-approach', featured: true },
      { label: 'Partnerships', href: '/partnerships' },
      { label: 'Schools', href: '/schools' },
    ],
  },
  {
    label: 'Learning Hub',
    items: [
      { label: 'Learning Hub', href: '/learning' },
      { label: 'Study Guides', href: '/learning#guides' },
      { label: 'Grade Calculator', href: '/tools/premium-grade-calculator' },
      { label: 'Study Hours Estimator', href: '/tools/premium-study-hours-estimator' },
      { label: 'Extended Essay Guide', href: '/learning/ee-guide' },
    ],
  },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];
