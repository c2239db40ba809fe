import { render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '../dialog';
import { Tooltip } from './tooltip';

/** A client component receives an element of a server component as a lazy one. */
const fromServer = (element: ReactNode) =>
  lazy(() => Promise.resolve({ default: element as never })) as unknown as ReactNode;

const button = (name: string) => screen.getByRole('button', { name });

it('describes a control that a server component has rendered', async () => {
  const error = vi.spyOn(console, 'error');
  render(
    <Suspense fallback="…">
      <Tooltip content="Coursework">{fromServer(<Button>What is an IA?</Button>)}</Tooltip>
    </Suspense>,
  );
  expect(await screen.findByRole('button')).toHaveAccessibleDescription('Coursework');
  await userEvent.tab();
  expect(button('What is an IA?')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toBeVisible();
  expect(error.mock.calls).toEqual([]);
});

it('describes a control that renders later than the tooltip', async () => {
  render(
    <Tooltip content="Coursework">
      <Suspense fallback="…">{fromServer(<Button>What is an IA?</Button>)}</Suspense>
    </Tooltip>,
  );
  await screen.findByRole('button');
  await userEvent.tab();
  expect(button('What is an IA?')).toHaveAccessibleDescription('Coursework');
});

it('adds to the caller’s `aria-describedby`, and follows its changes', async () => {
  const content = (describedBy: string) => (
    <>
      <p id="a">From the caller.</p>
      <p id="b">Changed by the caller.</p>
      <Tooltip content="Coursework">
        <Button aria-describedby={describedBy}>What is an IA?</Button>
      </Tooltip>
    </>
  );
  const { rerender } = render(content('a'));
  expect(button('What is an IA?')).toHaveAccessibleDescription('From the caller. Coursework');
  rerender(content('b'));
  await waitFor(() =>
    expect(button('What is an IA?')).toHaveAccessibleDescription('Changed by the caller. Coursework'),
  );
});

it('closes another tooltip, and stays open on hover elsewhere when the keyboard opened it', async () => {
  render(
    <>
      <p>Text</p>
      <Tooltip content="One" delay={0}>
        <Button>First</Button>
      </Tooltip>
      <Tooltip content="Two" delay={0}>
        <Button>Second</Button>
      </Tooltip>
    </>,
  );
  const open = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
  // Another test may have left the pointer where the first button is now, which opens its tooltip.
  await userEvent.hover(screen.getByText('Text'));
  await waitFor(() => expect(open()).toEqual([]));
  await userEvent.hover(button('Second'));
  await waitFor(() => expect(open()).toEqual(['Two']));
  await userEvent.tab();
  expect(button('First')).toHaveFocus();
  await waitFor(() => expect(open()).toEqual(['One']));
  await userEvent.unhover(button('Second'));
  const entered = vi.fn();
  button('Second').addEventListener('pointerover', entered);
  await userEvent.hover(button('Second'));
  await waitFor(() => expect(entered).toHaveBeenCalled());
  // The delay is 0: a timer that is set after the hover runs after the tooltip's own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(open()).toEqual(['One']);
});

it('closes alone on Escape; the next Escape closes the dialog around it', async () => {
  render(
    <Dialog id="d" defaultOpen>
      <DialogHeader>
        <DialogTitle>A dialog</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <Tooltip content="Coursework">
        <Button>What is an IA?</Button>
      </Tooltip>
    </Dialog>,
  );
  button('What is an IA?').focus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
