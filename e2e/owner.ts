import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { developerAssertion, ownerKey } from '../packages/edge/scripts/owner-key.ts';

const STATE = join(import.meta.dirname, '../.artefacts/e2e-state');

/** Opens the desk as its owner. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`/owner?assertion=${await developerAssertion(await ownerKey(STATE))}`);
  await expect(page).toHaveURL('/owner');
}
