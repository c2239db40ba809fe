import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
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
