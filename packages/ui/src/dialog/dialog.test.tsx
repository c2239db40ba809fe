import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withoutToggleEvents, withoutWord } from '../lib/older-browser';
import { serverWritten } from '../lib/server-written';
import { Dialog, DialogTrigger } from './dialog';
import { enhanceDialog } from './enhance';
import '../styles/page.css';

const dialogs = (
  <>
    <DialogTrigger for="outer">Open outer</DialogTrigger>
    <Dialog id="outer" heading="Outer">
      <DialogTrigger for="inner">Open inner</DialogTrigger>
      <Dialog id="inner" heading="Inner">
        <a href="#followed">A link</a>
      </Dialog>
    </Dialog>
  </>
);

let host: HTMLElement;
let end: () => void = () => undefined;
afterEach(() => {
  end();
  host.remove();
});

/** The dialogs in a page of React's. */
async function byReact(): Promise<void> {
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(dialogs);
  end = () => root.unmount();
  await vi.waitFor(() => expect(host.querySelector('#inner')).not.toBeNull());
}

/** What the server wrote of them, and nothing else. */
function write(): void {
  host = serverWritten(dialogs, 'dialog').host;
  end = () => undefined;
}
function enhance(): void {
  const ends = [...host.querySelectorAll('dialog')].map(enhanceDialog);
  end = () => ends.forEach((endOne) => endOne());
}
function byEnhancement(): void {
  write();
  enhance();
}

const isOpen = (id: string) => host.querySelector<HTMLDialogElement>(`#${id}`)?.open;
const states = () => [isOpen('outer'), isOpen('inner')];
const become = (...expected: ReturnType<typeof states>) => vi.waitFor(() => expect(states()).toEqual(expected));
/** Whether the page behind does not scroll. */
const isHeld = () => document.documentElement.dataset.dialog === 'open';
/** Time for a step too many to happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

/** A whole click on the backdrop of the outer one. */
function pressBeside() {
  const outer = host.querySelector('#outer');
  const beside = { bubbles: true, cancelable: true, clientX: 1, clientY: 1 };
  outer?.dispatchEvent(new PointerEvent('pointerdown', beside));
  outer?.dispatchEvent(new MouseEvent('click', beside));
}

async function openBoth() {
  await page.getByRole('button', { name: 'Open outer' }).click();
  await become(true, false);
  await page.getByRole('button', { name: 'Open inner' }).click();
  await vi.waitFor(() => expect(isOpen('inner')).toBe(true));
  await settled();
}

describe.each([
  ['React', byReact, false],
  ['React, in an older browser', byReact, true],
  ['the server’s HTML and the script alone', byEnhancement, false],
  ['the server’s HTML and the script alone, in an older browser', byEnhancement, true],
])('with %s', (_, mount, isOlder) => {
  let giveBack: (() => void)[] = [];
  beforeEach(() => {
    // Who has no such events does not always know the word either.
    if (isOlder) giveBack = [withoutToggleEvents(), withoutWord(Element.prototype, 'checkVisibility')];
    return mount();
  });
  afterEach(() => giveBack.splice(0).forEach((give) => give()));

  it('holds the page behind while one is open', async () => {
    expect(isHeld()).toBe(false);
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false);
    expect(isHeld()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await become(false, false);
    expect(isHeld()).toBe(false);
  });

  it('closed by its button, each closes alone', async () => {
    await openBoth();
    await page.getByRole('dialog', { name: 'Inner' }).getByRole('button', { name: 'Close' }).click();
    await become(true, false);
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Close' }).first().click();
    await become(false, false);
  });

  it('leaves the history alone: opening and closing add no entry, and a link in it adds its own only', async () => {
    // Takes away what an earlier test could go forward to.
    history.pushState(null, '');
    const before = history.length;
    await openBoth();
    await userEvent.keyboard('{Escape}');
    await become(true, false);
    expect([history.length, history.state]).toEqual([before, null]);
    await page.getByRole('button', { name: 'Open inner' }).click();
    await page.getByRole('link', { name: 'A link' }).click();
    await become(false, false);
    expect([location.hash, history.length]).toEqual(['#followed', before + 1]);
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
    expect(states()).toEqual([false, false]);
  });

  it('a link to a place in the dialog itself leaves it open', async () => {
    await openBoth();
    host.querySelector('#inner h2')!.id = 'followed';
    await page.getByRole('link', { name: 'A link' }).click();
    await settled();
    expect([...states(), location.hash]).toEqual([true, true, '#followed']);
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });

  it('is closed by a click that began and ended on its backdrop, and by no other', async () => {
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false);
    const outer = host.querySelector<HTMLElement>('#outer')!;
    const { left, top } = outer.getBoundingClientRect();
    const [inside, beside] = [
      { clientX: left + 5, clientY: top + 5 },
      { clientX: 1, clientY: 1 },
    ];
    const press = (from: MouseEventInit, to: MouseEventInit) => {
      outer.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...from }));
      outer.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, ...to }));
      expect(isOpen('outer')).toBe(true);
      outer.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...to }));
      return isOpen('outer');
    };
    await userEvent.click(page.getByRole('heading', { name: 'Outer' }));
    expect(press(inside, inside)).toBe(true);
    // A selection of text that ends beside it, and one that begins there.
    expect(press(inside, beside)).toBe(true);
    expect(press(beside, inside)).toBe(true);
    expect(press(beside, beside)).toBe(false);
  });

  it('keeps the focus inside', async () => {
    await openBoth();
    const close = page.getByRole('dialog', { name: 'Inner' }).getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('link', { name: 'A link' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await become(false, false);
  });
});

describe('without React', () => {
  beforeEach(write);

  it('opened before the script comes, closes like any other', async () => {
    await page.getByRole('button', { name: 'Open outer' }).click();
    await vi.waitFor(() => expect(isOpen('outer')).toBe(true));
    enhance();
    expect(isHeld()).toBe(true);
    pressBeside();
    await become(false, false);
  });

  it('ended, it leaves clicks alone', async () => {
    enhance();
    end();
    await page.getByRole('button', { name: 'Open outer' }).click();
    pressBeside();
    await settled();
    expect(states()).toEqual([true, false]);
  });

  it('leaves alone a click that a handler of the caller’s has prevented', async () => {
    enhance();
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false);
    host.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    pressBeside();
    expect(isOpen('outer')).toBe(true);
  });

  it('does what the buttons say where the browser does not', async () => {
    // The browser's own command goes to the first element of the id, which is no dialog here.
    const other = document.createElement('span');
    other.id = 'outer';
    host.prepend(other);
    const isOuterOpen = () => host.querySelector<HTMLDialogElement>('dialog')?.open;
    await page.getByRole('button', { name: 'Open outer' }).click();
    expect(isOuterOpen()).toBe(false);

    const giveBack = withoutWord(HTMLButtonElement.prototype as { commandForElement?: unknown }, 'commandForElement');
    enhance();
    giveBack();

    const refuse = (event: Event) => event.preventDefault();
    host.addEventListener('click', refuse);
    await page.getByRole('button', { name: 'Open outer' }).click();
    expect(isOuterOpen()).toBe(false);
    host.removeEventListener('click', refuse);
    await page.getByRole('button', { name: 'Open outer' }).click();
    expect(isOuterOpen()).toBe(true);
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Close' }).click();
    expect(isOuterOpen()).toBe(false);
  });
});
