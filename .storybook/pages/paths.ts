/** The pages of the site that have stories, with their versions in other languages. English comes first. */
export const PATHS = {
  home: ['/'],
  service: ['/services/chemistry-tutoring'],
  article: ['/blog/study-routines-that-work'],
  region: ['/ae/en', '/ae', '/jp', '/kr', '/cn', '/hk', '/es', '/fr', '/de', '/nl'],
  tool: ['/tools/premium-grade-calculator'],
  contact: ['', '/ja', '/ko', '/zh-hans', '/zh-hant', '/ar', '/es', '/fr', '/de', '/it', '/nl'].map(
    (version) => `/contact${version}`,
  ),
};
