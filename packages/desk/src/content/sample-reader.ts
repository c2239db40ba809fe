import type { DeskFile } from '@tutoring/domain/desk';
import { SAMPLES } from './sample-api';
import type { DeskReader } from './use-files';

const page = (path: string, title: string, address: string, more: Partial<DeskFile> = {}): DeskFile => ({
  path: `site/content/${path}.mdx`,
  title,
  group: 'Main pages',
  of: `site/content/${path}.mdx`,
  language: 'en',
  address,
  ...more,
});
const ofFaq = { of: 'site/content/faq.mdx' };

/** As the site's build writes them. */
export const SAMPLE_FILES: readonly DeskFile[] = [
  {
    path: 'site/data/prices.yaml',
    title: 'Prices',
    group: 'Prices and offers',
    of: 'site/data/prices.yaml',
    shownOn: '/tutoring-packages',
  },
  {
    path: 'site/data/offers.yaml',
    title: 'Offers',
    group: 'Prices and offers',
    of: 'site/data/offers.yaml',
    shownOn: '/promo',
  },
  {
    path: 'site/data/people.yaml',
    title: 'People',
    group: 'People',
    of: 'site/data/people.yaml',
    shownOn: '/tutors',
  },
  page('index', 'Sample home', '/'),
  page('faq', 'Sample questions', '/faq'),
  page('faq/ar', 'أسئلة (نموذج)', '/faq/ar', { language: 'ar', ...ofFaq }),
  page('faq/fr', 'Questions (exemple)', '/faq/fr', { language: 'fr', ...ofFaq }),
  page('services/index', 'Sample services', '/services', { group: 'Services' }),
  page('services/ib-business', 'Sample service', '/services/ib-business', { group: 'Services' }),
];

/** Reads the samples. */
export const sampleReader: DeskReader = {
  pages: () => Promise.resolve({ files: [...SAMPLE_FILES] }),
  texts: () => Promise.resolve({ ...SAMPLES }),
};
