import type { Page } from '@playwright/test';

/** Stores an earlier cookie choice of the visitor: all, or none. @default none */
export async function haveChosen(page: Page, isAllowed = false): Promise<void> {
  await page.addInitScript((isAllowed) => {
    const choices = { necessary: true, analytics: isAllowed, marketing: isAllowed, preferences: isAllowed };
    const more = { timestamp: new Date().toISOString(), region: 'eu', consentMethod: 'banner', version: '1.0' };
    localStorage.setItem('tutoring-consent', JSON.stringify({ ...choices, ...more }));
  }, isAllowed);
}
