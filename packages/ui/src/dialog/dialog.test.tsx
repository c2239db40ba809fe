import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog, DialogTrigger } from './dialog';
import '../styles/core.css';

let host: HTMLElement;
let root: Root;
beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <>
      <DialogTrigger for="outer">Open outer</DialogTrigger>
      <Dialog id="outer" heading="Outer">
        <DialogTrigger for="inner">Open inner</DialogTrigger>
        <Dialog id="inner" heading="Inner">
          <a href="#followed">A link</a>
        </Dialog>
      </Dialog>
    </>,
  );
  await vi.waitFor(() => expect(host.querySelector('#inner')).not.toBeNull());
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const isOpen = (id: string) => host.querySelector<HTMLDialogElement>(`#${id}`)?.open;
/** How many history entries stand for dialogs. */
const depth = () => Number((history.state as Record<string, unknown> | null)?.['tutoring-dialog'] ?? 0);
const states = () => [isOpen('outer'), isOpen('inner'), depth()];
const become = (...expected: ReturnType<typeof states>) => vi.waitFor(() => expect(states()).toEqual(expected));
/** Time for a step too many to happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

async function openBoth() {
  await page.getByRole('button', { name: 'Open outer' }).click();
  await become(true, false, 1);
  await page.getByRole('button', { name: 'Open inner' }).click();
  await vi.waitFor(() => expect(isOpen('inner')).toBe(true));
  await settled();
}

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
  root.render(<p>Nothing</p>);
  await vi.waitFor(() => expect(host.querySelector('dialog')).toBeNull());
  await settled();
  expect(go).not.toHaveBeenCalled();
  go.mockRestore();
  history.go(-depth());
  await vi.waitFor(() => expect(depth()).toBe(0));
});
