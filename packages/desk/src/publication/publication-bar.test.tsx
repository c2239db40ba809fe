import type { Publication } from '@tutoring/domain/content';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { announceSave, ContentError } from '../content-api';
import { sampleReader } from '../content/sample-reader';
import { PublicationBar } from './publication-bar';
import { NOTHING_SAVED, samplePublication } from './sample';

const POLL_MS = 20;
const show = (answers: readonly Publication[], publish = vi.fn((_head: string) => Promise.resolve(NOTHING_SAVED))) => {
  const left = [...answers];
  const last = answers.at(-1) ?? NOTHING_SAVED;
  const publication = vi.fn(() => Promise.resolve(left.shift() ?? last));
  const api = { publication, publish };
  const { container } = render(<PublicationBar api={api} read={sampleReader} pollMs={POLL_MS} />);
  return { ...api, container };
};
const publishButton = () => screen.findByRole('button', { name: 'Publish' });

it('asks again only while the checks run', async () => {
  const running = samplePublication({ checks: 'running', obstacle: 'The checks are still running.' });
  const { publication } = show([running, running, samplePublication()]);
  expect(await screen.findByText('The checks are still running.')).toBeVisible();
  expect(await publishButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText('3 changes saved, not published · Checks passed')).toBeVisible();
  expect(publication).toHaveBeenCalledTimes(3);
  await new Promise((resolve) => setTimeout(resolve, 5 * POLL_MS));
  expect(publication).toHaveBeenCalledTimes(3);
  expect(await publishButton()).toHaveAttribute('aria-disabled', 'false');
});

it('publishes what is shown, and says what happens next', async () => {
  const after = { ...NOTHING_SAVED, next: ['The host now ships it.'] };
  const { publish } = show(
    [samplePublication()],
    vi.fn((_head: string) => Promise.resolve(after)),
  );
  await userEvent.click(await publishButton());
  expect(await screen.findByText('Published.')).toBeVisible();
  expect(screen.getByText('The host now ships it.')).toBeVisible();
  expect(publish).toHaveBeenCalledExactlyOnceWith(samplePublication().head);
});

it('does not publish while there is an obstacle', async () => {
  const { publish } = show([samplePublication({ checks: 'failed', obstacle: 'The checks have failed.' })]);
  await userEvent.click(await publishButton());
  expect(publish).not.toHaveBeenCalled();
  expect(await screen.findByRole('link', { name: 'Sample questions · English, line 9' })).toBeVisible();
});

it('says why it was not published, and looks again', async () => {
  const refused = vi.fn((_head: string) => Promise.reject<Publication>(new ContentError('Somebody has saved since.')));
  const { publication } = show([samplePublication()], refused);
  await userEvent.click(await publishButton());
  expect(await screen.findByText('Somebody has saved since.')).toBeVisible();
  await waitFor(() => expect(publication).toHaveBeenCalledTimes(2));
});

it('appears after the first save of any screen', async () => {
  const { container, publication } = show([NOTHING_SAVED, samplePublication()]);
  await waitFor(() => expect(publication).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  announceSave();
  expect(await screen.findByText(/^3 changes saved/)).toBeVisible();
});

it('is hidden where no repository is connected', async () => {
  const publication = vi.fn(() => Promise.reject<Publication>(new ContentError('None.', { isNotConfigured: true })));
  const { container } = render(<PublicationBar api={{ publication, publish: vi.fn() }} read={sampleReader} />);
  await waitFor(() => expect(publication).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});

it('names what has changed as Content does', async () => {
  show([samplePublication()]);
  await userEvent.click(await screen.findByText('What has changed'));
  const prices = await screen.findByRole('link', { name: 'Prices' });
  expect(prices).toHaveAttribute('href', '/owner/content?path=site%2Fdata%2Fprices.yaml');
  expect(screen.getByRole('link', { name: 'أسئلة (نموذج) · العربية' })).toBeVisible();
  // There is nothing to edit in these.
  for (const name of ['Photo sample.jpg', 'sample · English']) expect(screen.getByText(name).closest('a')).toBeNull();
  expect(screen.queryByText(/site\//)).toBeNull();
});

it('names files by their paths where the build has written no titles', async () => {
  const pages = () => Promise.reject(new Error('No build.'));
  const publication = () => Promise.resolve(samplePublication());
  render(<PublicationBar api={{ publication, publish: vi.fn() }} read={{ pages }} />);
  await userEvent.click(await screen.findByText('What has changed'));
  expect(await screen.findByRole('link', { name: 'faq · English' })).toBeVisible();
});
