import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { InboxTrouble, type InboxApi } from './api';
import { Inbox } from './inbox';
import { sampleApi } from './sample-api';

it('takes in what was entered before it came', async () => {
  const inbox = <Inbox api={sampleApi({ count: 12 })} brand="Sample Tutoring" bookingUrl="https://book.example.org" />;
  const { host } = serverWritten(inbox, 'div');
  await page.getByRole('searchbox').fill('coordinator');
  await page.getByText('More filters').click();
  await page.getByRole('checkbox').click();
  const root = hydrateRoot(host, inbox);
  await expect.element(page.getByText('No lead fits')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('coordinator');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('link', { name: /Coordinator/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Parent/ })).not.toBeInTheDocument();
  root.unmount();
  host.remove();
});

it('asks for no more of a list that another filter has given', async () => {
  const { list } = sampleApi();
  let isOffline = false;
  const asked = vi.fn<InboxApi['list']>((query, signal) =>
    isOffline ? Promise.reject(new InboxTrouble('offline')) : list(query, signal),
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Inbox api={sampleApi({ list: asked })} brand="Sample Tutoring" bookingUrl="https://book.example.org" />);
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  isOffline = true;
  await page.getByRole('button', { name: /^Answered/ }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // What was there stays to be read.
  await expect.element(page.getByRole('link', { name: /Parent/ }).first()).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  isOffline = false;
  await page.getByRole('button', { name: 'All', exact: false }).first().click();
  await expect.element(more).toBeVisible();
  await more.click();
  await vi.waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ folder: 'inbox', cursor: '50' }));
  root.unmount();
  host.remove();
});
