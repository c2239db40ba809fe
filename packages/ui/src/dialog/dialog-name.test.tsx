import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogTitle } from './dialog';

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
