/** The looks in which e2e/visual and the hosted review compare stories before and after a change. */
export const LOOKS = {
  light: { theme: 'light', viewport: 'w1280' },
  dark: { theme: 'dark', viewport: 'w1280' },
  arabic: { language: 'ar', viewport: 'w1280' },
  phone: { theme: 'light', viewport: 'w390' },
} as const;

/** The day that stories show in pictures. */
export const TODAY = '2026-11-23';
