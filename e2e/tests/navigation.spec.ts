import { violationsIn } from '../axe.ts';
import { alive, expect, ready, test } from '../fixtures.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a menu opens under the pointer, and its links load whole pages', { tag: '@late-scripts' }, async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await page.evaluate(() => void ((window as { sameDocument?: boolean }).sameDocument = true));
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Tutoring' }).hover();
    await expect(main.getByRole('button', { name: 'Tutoring' })).toHaveAttribute('aria-expanded', 'true');
    await main.getByRole('link', { name: 'Academic Support Subscription' }).hover();
    expect(await violationsIn(page)).toEqual([]);
    await page.mouse.move(640, 700);
    await expect(main.getByRole('link', { name: 'Academic Support Subscription' })).toBeHidden();
  });

  test('the header stays in view and never covers the focused element', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const bar = page.getByRole('banner');
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        const header = document.querySelector('header');
        if (!element || !header || header.contains(element) || element === document.body) return '';
        const box = element.getBoundingClientRect();
        return box.bottom <= header.getBoundingClientRect().bottom ? (element.textContent ?? '?') : '';
      });
      expect(hidden).toBe('');
    }
    await expect(bar).toBeInViewport();
  });

  test('dialogs still close on Escape after a menu was open', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const tutoring = page.getByRole('button', { name: 'Tutoring' });
    await tutoring.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'IB & AP Tutoring' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tutoring).toBeFocused();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the navigation of wide screens is there when the screen becomes wide', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 768 });
    await bar.getByRole('button', { name: 'About Us' }).click();
    await expect(bar.getByRole('link', { name: 'Partnerships' })).toBeVisible();
  });

  test(
    'the menu closes by Escape and by its button, and leaves the history alone',
    { tag: '@without-app' },
    async ({ page }) => {
      await page.goto('/contact');
      await ready(page);
      const entries = await page.evaluate(() => history.length);
      await page.evaluate(() => void ((window as { sameDocument?: boolean }).sameDocument = true));
      const open = page.getByRole('button', { name: 'Open menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });

      await open.click();
      await alive(page);
      await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect(menu).toHaveCSS('inline-size', '320px');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      expect(await violationsIn(page)).toEqual([]);
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    },
  );

  test('the page scrolls after the menu closes, even if its script could not be loaded', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route(/\/assets\/first-interaction-/, (route) => route.abort());
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('a link of the menu opens its page, and one step back returns', { tag: '@late-scripts' }, async ({ page }) => {
    await page.goto('/services/chemistry-tutoring');
    await ready(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/services/chemistry-tutoring');
    await expect(menu).toBeHidden();
  });

  test('the menu closes when the screen becomes wide, and the page behind does not scroll', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.mouse.move(380, 400);
    const turned = page.evaluate(async () => {
      await new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.mouse.wheel(0, 600);
    await turned;
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('a touch beside a dialog closes it and presses nothing behind it', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const book = page
      .getByRole('main')
      .getByRole('link', { name: /^Book a Free Consultation/ })
      .first();
    const box = await book.boundingBox();
    if (!box) throw new Error('The link has no box.');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await alive(page);
    const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
    await expect(dialog).toBeVisible();
    const settings = await dialog.boundingBox();
    const at = { x: box.x + 10, y: box.y + box.height / 2 };
    // Else this test would press the dialog.
    expect(settings && (at.x < settings.x || at.y < settings.y || at.y > settings.y + settings.height)).toBe(true);

    const pressed: string[] = [];
    await page.exposeFunction('tell', (text: string) => void pressed.push(text));
    await page.evaluate(() => {
      const onClick = ({ target }: MouseEvent) =>
        void (window as unknown as { tell: (text: string) => void }).tell((target as Element).tagName);
      addEventListener('click', onClick, { capture: true });
    });
    await page.touchscreen.tap(at.x, at.y);
    await expect(dialog).toBeHidden();
    await expect.poll(() => pressed).toEqual(['DIALOG']);
  });
});
