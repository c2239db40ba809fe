import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { sampleItems } from '../navigation-menu/sample-items';
import { enhanceMobileMenu } from './enhance';
import { MobileMenu, MobileMenuTrigger, type MobileMenuProps } from './mobile-menu';

const menu = (props: Partial<MobileMenuProps> = {}) => (
  <>
    <MobileMenuTrigger for="menu" />
    <MobileMenu id="menu" items={sampleItems} bookingUrl="https://www.example.org" {...props} />
  </>
);

let host: HTMLElement;
let end: () => void = () => undefined;
beforeEach(() => page.viewport(500, 800));
afterEach(() => {
  end();
  host.remove();
});

function byReact(props?: Partial<MobileMenuProps>): void {
  host = render(menu(props)).container;
  end = cleanup;
}
function write(props?: Partial<MobileMenuProps>): HTMLDialogElement {
  const { host: written, part } = serverWritten<HTMLDialogElement>(menu(props), '[data-enhance="mobile-menu"]');
  host = written;
  end = () => undefined;
  return part;
}
function byEnhancement(props?: Partial<MobileMenuProps>): void {
  end = enhanceMobileMenu(write(props));
}

/** Media queries report their changes before the next frame. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const isOpen = () => host.querySelector('dialog')?.open;
const open = async () => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await waitFor(() => expect(isOpen()).toBe(true));
};
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const mounts: [string, (props?: Partial<MobileMenuProps>) => void][] = [
  ['React', byReact],
  ['the enhancement', byEnhancement],
];
it('closes when its script runs after the viewport has become wide', async () => {
  const dialog = write();
  dialog.showModal();
  await page.viewport(1100, 800);
  end = enhanceMobileMenu(dialog);
  await waitFor(() => expect(isOpen()).toBe(false));
});

describe.each(mounts)('with %s', (_, mount) => {
  it('closes when the viewport becomes wide', async () => {
    mount();
    await open();
    await page.viewport(1000, 800);
    expect(isOpen()).toBe(true);
    await page.viewport(1100, 800);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('closes only at the wider breakpoint with `closesFrom="wider"`', async () => {
    mount({ closesFrom: 'wider' });
    await open();
    await page.viewport(1100, 800);
    await frames();
    expect(isOpen()).toBe(true);
    await page.viewport(1300, 800);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('closes when its page is restored from the back/forward cache', async () => {
    mount();
    await open();
    comeBack(false);
    expect(isOpen()).toBe(true);
    comeBack(true);
    expect(isOpen()).toBe(false);
  });

  it('closes when the visitor follows a link, even within the page', async () => {
    mount({ items: [{ label: 'Here', href: '#here' }] });
    await open();
    await page.getByRole('link', { name: 'Here' }).click();
    expect([isOpen(), location.hash]).toEqual([false, '#here']);
    history.back();
    await waitFor(() => expect(location.hash).toBe(''));
  });
});

it('stays open if it was opened before the script ran, and closes as usual', async () => {
  const dialog = write();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await waitFor(() => expect(isOpen()).toBe(true));
  end = enhanceMobileMenu(dialog);
  await waitFor(() => expect(isOpen()).toBe(true));
  await page.viewport(1300, 800);
  await waitFor(() => expect(isOpen()).toBe(false));
});

it('reacts to neither width nor page restore after clean-up', async () => {
  byEnhancement();
  await open();
  end();
  await page.viewport(1300, 800);
  comeBack(true);
  expect(isOpen()).toBe(true);
});

it('closes when `current` changes', async () => {
  const { container, rerender } = render(menu({ current: '/' }));
  host = container;
  await open();
  rerender(menu({ current: '/tutors' }));
  await waitFor(() => expect(isOpen()).toBe(false));
});
