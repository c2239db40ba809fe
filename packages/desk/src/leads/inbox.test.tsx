import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RequestError } from '../common/request';
import type { InboxApi } from './api';
import { Inbox } from './inbox';
import { sampleApi } from './sample-api';

const inbox = (api: InboxApi) => <Inbox api={api} brand="Sample Tutoring" bookingUrl="https://book.example.org" />;

it('keeps what was entered before hydration', async () => {
  const element = inbox(sampleApi({ count: 12 }));
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  host.innerHTML = renderToString(element);
  await page.getByRole('searchbox').fill('coordinator');
  await page.getByText('More filters').click();
  await page.getByRole('checkbox').click();
  const onRecoverableError = vi.fn();
  const error = vi.spyOn(console, 'error');
  render(element, { container: host, hydrate: true, onRecoverableError });
  expect([...onRecoverableError.mock.calls, ...error.mock.calls]).toEqual([]);
  await expect.element(page.getByText('No lead matches')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('coordinator');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('link', { name: /Coordinator/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Parent/ })).not.toBeInTheDocument();
});

it('offers no further page of a list that belongs to another filter', async () => {
  const { list } = sampleApi();
  let isOffline = false;
  const request = vi.fn<InboxApi['list']>((query, signal) =>
    isOffline ? Promise.reject(new RequestError('offline')) : list(query, signal),
  );
  render(inbox(sampleApi({ list: request })));
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  isOffline = true;
  await page.getByRole('button', { name: /^Answered/ }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The list before it stays readable.
  await expect.element(page.getByRole('link', { name: /Parent/ }).first()).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  isOffline = false;
  await page.getByRole('button', { name: 'All', exact: false }).first().click();
  await expect.element(more).toBeVisible();
  await more.click();
  await waitFor(() => expect(request.mock.lastCall?.[0]).toEqual({ folder: 'inbox', cursor: '50' }));
});

it('keeps a note that could not be added, also over a reload', async () => {
  let isOffline = true;
  const { addNote, list } = sampleApi();
  const api = sampleApi({
    addNote: (...note) => (isOffline ? Promise.reject(new RequestError('offline')) : addNote(...note)),
  });
  const [first] = (await list({ folder: 'inbox' }, new AbortController().signal)).leads;
  location.hash = first?.reference ?? '';
  onTestFinished(() => void (location.hash = ''));
  const { unmount } = render(inbox(api));
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Called at five');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect.element(page.getByRole('alert').getByText(/What you typed is kept in this browser/)).toBeVisible();
  unmount();
  render(inbox(api));
  await expect.element(note).toHaveValue('Called at five');
  isOffline = false;
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect.element(note).toHaveValue('');
});
