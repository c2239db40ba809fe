import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withoutToggleEvents, withoutProperty } from '../lib/older-browser';
import { serverWritten } from '../lib/server-written';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from './dialog';
import { enhanceDialog } from './enhance';

const dialogs = (
  <>
    <DialogTrigger for="outer">Open outer</DialogTrigger>
    <Dialog id="outer">
      <DialogHeader>
        <DialogTitle>Outer</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogTrigger for="inner">Open inner</DialogTrigger>
      <Dialog id="inner">
        <DialogHeader>
          <DialogTitle>Inner</DialogTitle>
          <DialogClose />
        </DialogHeader>
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

function byReact(): void {
  host = render(dialogs).container;
  end = cleanup;
}

/** Server-rendered HTML alone. */
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
const become = (...expected: ReturnType<typeof states>) => waitFor(() => expect(states()).toEqual(expected));
/** Whether scrolling of the page behind is locked. */
const isLocked = () => document.documentElement.dataset.dialog === 'open';
/** The browser fires `toggle` in a separate task: within two frames. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A complete click on the backdrop of the outer dialog. */
function pressBackdrop() {
  const outer = host.querySelector('#outer');
  const beside = { bubbles: true, cancelable: true, clientX: 1, clientY: 1 };
  outer?.dispatchEvent(new PointerEvent('pointerdown', beside));
  outer?.dispatchEvent(new MouseEvent('click', beside));
}

async function openBoth() {
  await page.getByRole('button', { name: 'Open outer' }).click();
  await become(true, false);
  await page.getByRole('button', { name: 'Open inner' }).click();
  await waitFor(() => expect(isOpen('inner')).toBe(true));
  await settled();
}

describe.each([
  ['React', byReact, false],
  ['React in an older browser', byReact, true],
  ['the enhancement', byEnhancement, false],
  ['the enhancement in an older browser', byEnhancement, true],
])('with %s', (_, mount, isOlder) => {
  let restore: (() => void)[] = [];
  beforeEach(() => {
    // Browsers without these events may lack `checkVisibility` too.
    if (isOlder) restore = [withoutToggleEvents(), withoutProperty(Element.prototype, 'checkVisibility')];
    return mount();
  });
  afterEach(() => restore.splice(0).forEach((each) => each()));

  it('locks scrolling of the page while one is open', async () => {
    expect(isLocked()).toBe(false);
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false);
    expect(isLocked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await become(false, false);
    expect(isLocked()).toBe(false);
  });

  it('closes only the dialog whose close button is pressed', async () => {
    await openBoth();
    await page.getByRole('dialog', { name: 'Inner' }).getByRole('button', { name: 'Close' }).click();
    await become(true, false);
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Close' }).first().click();
    await become(false, false);
  });

  it('adds no history entries but those of links', async () => {
    // Removes forward entries of earlier tests.
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
    await waitFor(() => expect(location.hash).toBe(''));
    expect(states()).toEqual([false, false]);
  });

  it('stays open when a link leads to a place inside it', async () => {
    await openBoth();
    host.querySelector('#inner h2')!.id = 'followed';
    await page.getByRole('link', { name: 'A link' }).click();
    await settled();
    expect([...states(), location.hash]).toEqual([true, true, '#followed']);
    history.back();
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it('closes only on a click that begins and ends on its backdrop', async () => {
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
    // A text selection that ends on the backdrop, and one that begins there.
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

describe('the enhancement', () => {
  beforeEach(write);

  it('handles a dialog that was opened before the script ran', async () => {
    await page.getByRole('button', { name: 'Open outer' }).click();
    await waitFor(() => expect(isOpen('outer')).toBe(true));
    enhance();
    expect(isLocked()).toBe(true);
    pressBackdrop();
    await become(false, false);
  });

  it('ignores clicks after clean-up', async () => {
    enhance();
    end();
    await page.getByRole('button', { name: 'Open outer' }).click();
    pressBackdrop();
    await settled();
    expect(states()).toEqual([true, false]);
  });

  it('ignores a click that the caller’s handler has prevented', async () => {
    enhance();
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false);
    host.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    pressBackdrop();
    expect(isOpen('outer')).toBe(true);
  });

  it('opens and closes in browsers without `commandfor`', async () => {
    // The browser applies the command to the first element with the id, which is not a dialog here.
    const other = document.createElement('span');
    other.id = 'outer';
    host.prepend(other);
    const isOuterOpen = () => host.querySelector<HTMLDialogElement>('dialog')?.open;
    await page.getByRole('button', { name: 'Open outer' }).click();
    expect(isOuterOpen()).toBe(false);

    const restore = withoutProperty(
      HTMLButtonElement.prototype as { commandForElement?: unknown },
      'commandForElement',
    );
    enhance();
    restore();

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
