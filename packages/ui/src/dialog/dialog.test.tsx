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
/** How many history entries stand for dialogs. */
const depth = () => Number((history.state as Record<string, unknown> | null)?.['tutoring-dialog'] ?? 0);
const states = () => [isOpen('outer'), isOpen('inner'), depth()];
const become = (...expected: ReturnType<typeof states>) => vi.waitFor(() => expect(states()).toEqual(expected));
/** Whether the page behind does not scroll. */
const isHeld = () => document.documentElement.dataset.dialog === 'open';
/** Time for a step too many to happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

async function openBoth() {
  await page.getByRole('button', { name: 'Open outer' }).click();
  await become(true, false, 1);
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
    await become(true, false, 1);
    expect(isHeld()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await become(false, false, 0);
    expect(isHeld()).toBe(false);
  });

  it('"back" closes the dialog on top, and the next "back" the one below', async () => {
    const before = location.href;
    await openBoth();
    history.back();
    await become(true, false, 1);
    await settled();
    expect(states()).toEqual([true, false, 1]);
    history.back();
    await become(false, false, 0);
    expect(location.href).toBe(before);
  });

  it('closed by its button, each takes its own history entry along', async () => {
    await openBoth();
    await page.getByRole('dialog', { name: 'Inner' }).getByRole('button', { name: 'Close' }).click();
    await become(true, false, 1);
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Close' }).first().click();
    await become(false, false, 0);
  });

  it('a link in the upper one is followed when both are closed and their entries gone', async () => {
    await openBoth();
    await page.getByRole('link', { name: 'A link' }).click();
    await become(false, false, 0);
    await vi.waitFor(() => expect(location.hash).toBe('#followed'));
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe(''));
    expect(states()).toEqual([false, false, 0]);
  });

  it('one that is taken away while it is open goes nowhere: that would cancel what took it away', async () => {
    await openBoth();
    const go = vi.spyOn(history, 'go');
    end();
    host.replaceChildren();
    await settled();
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
    history.go(-depth());
    await vi.waitFor(() => expect(depth()).toBe(0));
  });

  it('is closed by a press beside it, and not by one on it', async () => {
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false, 1);
    await userEvent.click(page.getByRole('heading', { name: 'Outer' }));
    await settled();
    expect(states()).toEqual([true, false, 1]);
    const outer = host.querySelector('#outer');
    outer?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 }));
    await become(false, false, 0);
  });

  it('keeps the focus inside', async () => {
    await openBoth();
    const close = page.getByRole('dialog', { name: 'Inner' }).getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('link', { name: 'A link' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    history.go(-depth());
    await become(false, false, 0);
  });
});

describe('without React', () => {
  beforeEach(write);

  it('opens and closes by its buttons before the script comes, which then gives what is open its entry', async () => {
    await page.getByRole('button', { name: 'Open outer' }).click();
    await vi.waitFor(() => expect(isOpen('outer')).toBe(true));
    await settled();
    expect(depth()).toBe(0);
    enhance();
    await become(true, false, 1);
    history.back();
    await become(false, false, 0);
  });

  it('ended, it leaves "back" and presses alone', async () => {
    enhance();
    end();
    await page.getByRole('button', { name: 'Open outer' }).click();
    const outer = host.querySelector('#outer');
    outer?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 }));
    await settled();
    expect(states()).toEqual([true, false, 0]);
  });

  it('leaves a press and a key alone that a handler of the caller’s has prevented', async () => {
    enhance();
    await page.getByRole('button', { name: 'Open outer' }).click();
    await become(true, false, 1);
    host.addEventListener('pointerdown', (event) => event.preventDefault(), { capture: true });
    const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX: 1, clientY: 1 });
    host.querySelector('#outer')?.dispatchEvent(press);
    expect(isOpen('outer')).toBe(true);
    history.back();
    await become(false, false, 0);
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
    await vi.waitFor(() => expect(depth()).toBe(1));
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Close' }).click();
    expect(isOuterOpen()).toBe(false);
    await vi.waitFor(() => expect(depth()).toBe(0));
  });
});
