/** The looks in which stories are compared before and after a change, here (e2e/visual) and in the hosted review. */
export const LOOKS = {
  light: { theme: 'light', viewport: 'w1280' },
  dark: { theme: 'dark', viewport: 'w1280' },
  arabic: { language: 'ar', viewport: 'w1280' },
  phone: { theme: 'light', viewport: 'w390' },
} as const;

/** The day that stories show in pictures. */
export const TODAY = '2026-11-23';
