import { ar } from '@tutoring/ui/lead-form/messages/ar';
import { en } from '@tutoring/ui/lead-form/messages/en';
import { ja } from '@tutoring/ui/lead-form/messages/ja';
import { ar as headerAr } from '@tutoring/ui/header/messages/ar';
import { en as headerEn } from '@tutoring/ui/header/messages/en';
import { ja as headerJa } from '@tutoring/ui/header/messages/ja';
import { expect, hydrated, test } from '../fixtures.ts';

/** A sentence of each language that can stand in no other page. */
const telltales = {
  en: [headerEn.skip, en.failedServer],
  ja: [headerJa.skip, ja.failedServer],
  ar: [headerAr.skip, ar.failedServer],
};

for (const [path, language] of [
  ['/contact', 'en'],
  ['/jp', 'ja'],
  ['/ae', 'ar'],
] as const) {
  test(`${path} loads the words of one language and no byte of another's`, async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.ok() && /\.(js|json)$|\/[^.]*$/.test(new URL(response.url()).pathname)) bodies.push(response.text());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const all = (await Promise.all(bodies)).join('\n');
    // Bundlers write other scripts' letters as they are or escaped.
    const has = (text: string) => all.includes(text) || all.includes(escaped(text));
    expect(has(telltales[language][0] ?? '')).toBe(true);
    for (const other of ['en', 'ja', 'ar'] as const) {
      if (other !== language) for (const text of telltales[other]) expect(has(text), text).toBe(false);
    }
  });
}

function escaped(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

test('alternates list every language, one default, and the page itself', async ({ page }) => {
  for (const path of ['/jp', '/jp/en', '/ae', '/ae/en']) {
    await page.goto(path);
    // Hydration replaces the head's elements; for a moment both stand there. What stays must be one of each.
    await hydrated(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    const lang = await page.locator('html').getAttribute('lang');
    expect(alternates).toContainEqual([lang, path]);
    expect(alternates.filter(([code]) => code === 'x-default')).toHaveLength(1);
    expect(alternates).toHaveLength(3);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
});
