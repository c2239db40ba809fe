import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { sampleItems } from '../navigation-menu/sample-items';
import { enhanceMobileMenu } from './enhance';
import { MobileMenu, MobileMenuTrigger, type MobileMenuProps } from './mobile-menu';
import '../styles/page.css';

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

async function byReact(props?: Partial<MobileMenuProps>): Promise<void> {
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(menu(props));
  end = () => root.unmount();
  await vi.waitFor(() => expect(host.querySelector('dialog')).not.toBeNull());
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

const isOpen = () => host.querySelector('dialog')?.open;
const open = async () => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
};
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const ways: [string, (props?: Partial<MobileMenuProps>) => void | Promise<void>][] = [
  ['React', byReact],
  ['the server’s HTML and the script alone', byEnhancement],
];
it('closes when its script comes to a screen that has become wide', async () => {
  const dialog = write();
  dialog.showModal();
  await page.viewport(1100, 800);
  end = enhanceMobileMenu(dialog);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

describe.each(ways)('with %s', (_, mount) => {
  it('closes at its width', async () => {
    await mount();
    await open();
    await page.viewport(1000, 800);
    expect(isOpen()).toBe(true);
    await page.viewport(1100, 800);
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });

  it('closes at a later line where its words need the room', async () => {
    await mount({ closesFrom: 'wider' });
    await open();
    await page.viewport(1100, 800);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(true);
    await page.viewport(1300, 800);
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });

  it('is closed when its page comes back from the browser’s memory', async () => {
    await mount();
    await open();
    comeBack(false);
    expect(isOpen()).toBe(true);
    comeBack(true);
    expect(isOpen()).toBe(false);
  });

  it('closes when a link in it is followed, also one to the present page', async () => {
    await mount({ items: [{ label: 'Here', href: '#here' }] });
    await open();
    await page.getByRole('link', { name: 'Here' }).click();
    expect([isOpen(), location.hash]).toEqual([false, '#here']);
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });
});

it('opened before the script came, it stays open, and closes like any other', async () => {
  const dialog = write();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  end = enhanceMobileMenu(dialog);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  await page.viewport(1300, 800);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

it('ended, it closes neither by its width nor by coming back', async () => {
  byEnhancement();
  await open();
  end();
  await page.viewport(1300, 800);
  comeBack(true);
  expect(isOpen()).toBe(true);
});

it('closes when the page changes under it', async () => {
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(menu({ current: '/' }));
  end = () => root.unmount();
  await vi.waitFor(() => expect(host.querySelector('dialog')).not.toBeNull());
  await open();
  root.render(menu({ current: '/tutors' }));
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
