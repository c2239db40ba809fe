import type { Page } from '@playwright/test';
import { addressIn, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { haveChosen } from '../chosen.ts';
import { englishIn } from '../english.ts';
import { expect, query, ready, test, wake } from '../fixtures.ts';
import { messagesOf } from '../messages.ts';

/** Where a family of each language arrives. */
const HOMES: Record<Language, string> = {
  en: '/uk',
  'zh-Hant': '/hk',
  'zh-Hans': '/cn',
  ja: '/jp',
  ko: '/kr',
  ar: '/sa',
  es: '/es',
  fr: '/ch/fr',
  de: '/de',
  it: '/ch/it',
  nl: '/nl',
};

const GRADES = '/tools/premium-grade-calculator';

interface Labels {
  groups: Record<string, string>;
  places: Record<string, string>;
}

function labelsOf(language: Language): Labels {
  return parse(readFileSync(join(import.meta.dirname, `../../site/data/messages/${language}.yaml`), 'utf8')) as Labels;
}

/** Goes to a page by the menu, and checks that it is in the language and says nothing else in English. */
async function goTo(page: Page, language: Language, address: string, group?: string): Promise<void> {
  const { groups, places } = labelsOf(language);
  const { open = '' } = await messagesOf('mobile-menu', language);
  await page.getByRole('button', { name: open, exact: true }).click();
  const menu = page.getByRole('dialog');
  if (group)
    await menu
      .getByText(groups[group] ?? '', { exact: true })
      .first()
      .click();
  await menu.getByRole('link', { name: places[address] ?? '', exact: true }).click();
  await expect(page).toHaveURL(addressIn(address, language));
  await staysIn(page, language);
}

async function staysIn(page: Page, language: Language): Promise<void> {
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  if (language !== 'en') expect(await englishIn(page), page.url()).toEqual([]);
}

for (const language of LANGUAGES)
  test(`a family reads prices, tutors and a tool in ${language}, and writes to us`, async ({ page }) => {
    await haveChosen(page);
    const [form, grades] = await Promise.all([
      messagesOf('lead-form', language),
      messagesOf('grade-calculator', language),
    ]);
    await page.goto(HOMES[language]);
    await staysIn(page, language);
    await goTo(page, language, '/tutoring-packages', 'tutoring');
    await goTo(page, language, '/tutors', 'about');

    await goTo(page, language, GRADES, 'learning');
    await wake(page, 'grade-calculator');
    await page
      .getByLabel(grades.tok ?? '', { exact: true })
      .first()
      .selectOption('A');
    await expect(page.getByRole('main')).toContainText(/\b45\b/);
    await staysIn(page, language);

    await goTo(page, language, '/contact');
    await wake(page, 'lead-form');
    const name = `Sample ${crypto.randomUUID()}`;
    await page.getByLabel(form.role_parent ?? '', { exact: true }).check();
    await page.getByLabel(form.name ?? '', { exact: true }).fill(name);
    await page.getByLabel(form.email ?? '', { exact: true }).fill('parent@example.com');
    await page.getByLabel(form.message ?? '').fill('Chemistry HL, 2027');
    await page.getByRole('button', { name: form.send ?? '', exact: true }).click();
    await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
    await staysIn(page, language);
    expect(query(`select page from leads where name = '${name}'`)).toEqual([{ page: addressIn('/contact', language) }]);
  });
