/** One page per template, language and direction, by the name of what it represents. */
export const SAMPLE_PAGES = {
  home: '/',
  service: '/services/chemistry-tutoring',
  'region, Japanese': '/jp',
  'region, English': '/jp/en',
  'region, Arabic': '/ae',
  'region, English (2)': '/ae/en',
  form: '/contact',
  thanks: '/thanks',
  privacy: '/privacy',
  guide: '/learning/ee-guide',
  article: '/blog/study-routines-that-work',
  index: '/blog',
  school: '/schools/japan',
  tool: '/tools/premium-grade-calculator',
  'tool (2)': '/tools/premium-study-hours-estimator',
  'region, Chinese': '/hk',
  'region, Korean': '/kr',
  'region, German': '/ch',
  'not found': '/404',
} as const;

export const SAMPLE_PATHS = Object.values(SAMPLE_PAGES);
