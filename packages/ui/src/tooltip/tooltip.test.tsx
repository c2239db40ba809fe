import { lazy, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Tooltip } from './tooltip';

/** What a client component gets for an element of a server component: not the element, but a promise of it. */
const fromServer = (element: ReactNode) =>
  lazy(() => Promise.resolve({ default: element as never })) as unknown as ReactNode;

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});
const control = (name: string) => page.getByRole('button', { name }).element();
const shown = (name: string) => vi.waitFor(() => expect(control(name)).toBeVisible());

it('describes a control that a server component has rendered', async () => {
  const error = vi.spyOn(console, 'error');
  root.render(
    <Suspense fallback="…">
      <Tooltip content="Coursework">{fromServer(<Button>What is an IA?</Button>)}</Tooltip>
    </Suspense>,
  );
  await shown('What is an IA?');
  expect(control('What is an IA?')).toHaveAccessibleDescription('Coursework');
  await userEvent.tab();
  expect(control('What is an IA?')).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  expect(error.mock.calls).toEqual([]);
});

it('describes a control that comes later than the tooltip', async () => {
  root.render(
    <Tooltip content="Coursework">
      <Suspense fallback="…">{fromServer(<Button>What is an IA?</Button>)}</Suspense>
    </Tooltip>,
  );
  await shown('What is an IA?');
  await userEvent.tab();
  expect(control('What is an IA?')).toHaveAccessibleDescription('Coursework');
});

it('adds to what already describes the control, also when that changes', async () => {
  const render = (describedBy: string) =>
    root.render(
      <>
        <p id="a">From the caller.</p>
        <p id="b">Changed by the caller.</p>
        <Tooltip content="Coursework">
          <Button aria-describedby={describedBy}>What is an IA?</Button>
        </Tooltip>
      </>,
    );
  render('a');
  await shown('What is an IA?');
  expect(control('What is an IA?')).toHaveAccessibleDescription('From the caller. Coursework');
  render('b');
  await vi.waitFor(() =>
    expect(control('What is an IA?')).toHaveAccessibleDescription('Changed by the caller. Coursework'),
  );
});

it('is one at a time: what the keyboard has opened stays, and closes what the pointer has', async () => {
  root.render(
    <>
      <Tooltip content="One" delay={0}>
        <Button>First</Button>
      </Tooltip>
      <Tooltip content="Two" delay={0}>
        <Button>Second</Button>
      </Tooltip>
    </>,
  );
  await shown('Second');
  const open = () => [...host.querySelectorAll('[role=tooltip]:not([hidden])')].map((tip) => tip.textContent);
  await userEvent.hover(control('Second'));
  await vi.waitFor(() => expect(open()).toEqual(['Two']));
  await userEvent.tab();
  expect(control('First')).toHaveFocus();
  await vi.waitFor(() => expect(open()).toEqual(['One']));
  await userEvent.unhover(control('Second'));
  await userEvent.hover(control('Second'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(open()).toEqual(['One']);
});

it('closes alone by Escape: the dialog around it stays open, and the next Escape closes it', async () => {
  root.render(
    <Dialog id="d" heading="A dialog" defaultOpen>
      <Tooltip content="Coursework">
        <Button>What is an IA?</Button>
      </Tooltip>
    </Dialog>,
  );
  await shown('What is an IA?');
  (control('What is an IA?') as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  const dialog = host.querySelector('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(dialog?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(dialog?.open).toBe(false);
});
