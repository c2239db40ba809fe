import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogTitle, DialogTrigger } from './dialog';

it.each<[string, ReactNode, { 'aria-label'?: string; 'aria-labelledby'?: string }, string | undefined]>([
  ['a title', <DialogTitle>Settings</DialogTitle>, {}, 'Settings'],
  ['a label', 'Text', { 'aria-label': 'Settings' }, 'Settings'],
  ['a heading of its own', <h3 id="own">Settings</h3>, { 'aria-labelledby': 'own' }, 'Settings'],
  ['nothing', 'Text', {}, undefined],
])('is named by %s, or warns a developer that it has no name', (_, children, props, name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Dialog id="d" defaultOpen {...props}>
      {children}
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  if (name) expect(dialog).toHaveAccessibleName(name);
  const warnings = name ? [] : [[expect.stringContaining('the dialog "d" has no name')]];
  expect(error.mock.calls).toEqual(warnings);
});

it('warns a developer that a trigger has no dialog to open', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onClick = vi.fn();
  const { rerender } = render(
    <DialogTrigger for="d" onClick={onClick}>
      Open
    </DialogTrigger>,
  );
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(error.mock.calls).toEqual([
    [expect.stringContaining('a DialogTrigger is for "d", but the page has no dialog')],
  ]);
  rerender(
    <>
      <DialogTrigger for="d">Open</DialogTrigger>
      <Dialog id="d" aria-label="Settings">
        Text
      </Dialog>
    </>,
  );
  click();
  expect(error).toHaveBeenCalledOnce();
});
