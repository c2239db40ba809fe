import type { Publication } from '@tutoring/domain/content';
import { LOCAL_OWNER } from '@tutoring/domain/content-limits';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { announceSave, ContentError } from '../content-api';
import { sampleApi, type SampleApi } from '../content/sample-api';
import { sampleReader } from '../content/sample-reader';
import { PublicationBar } from './publication-bar';
import { NOTHING_SAVED, samplePublication } from './sample';

const POLL_MS = 20;
const show = (answers: readonly Publication[], publish = vi.fn((_head: string) => Promise.resolve(NOTHING_SAVED))) => {
  const left = [...answers];
  const last = answers.at(-1) ?? NOTHING_SAVED;
  const publication = vi.fn(() => Promise.resolve(left.shift() ?? last));
  const { container } = render(
    <PublicationBar api={{ ...sampleApi(), publication, publish }} read={sampleReader} pollMs={POLL_MS} />,
  );
  return { publication, publish, container };
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
  const after = { ...NOTHING_SAVED, next: [{ text: 'The host now ships it.' }] };
  const { publish } = show(
    [samplePublication()],
    vi.fn((_head: string) => Promise.resolve(after)),
  );
  await userEvent.click(await publishButton());
  expect(await screen.findByText('Published.')).toBeVisible();
  expect(screen.getByText('The host now ships it.')).toBeVisible();
  expect(publish).toHaveBeenCalledExactlyOnceWith(samplePublication().head);
});

it('says what is true of a version on this machine, and how it comes online', async () => {
  const after: Publication = {
    ...NOTHING_SAVED,
    place: 'files',
    next: [{ text: 'To put the site online from this machine:', command: 'npx pnpm@12 ship' }],
  };
  show(
    [samplePublication()],
    vi.fn((_head: string) => Promise.resolve(after)),
  );
  await userEvent.click(await publishButton());
  expect(await screen.findByText('Saved as a version on this machine. It is not online yet.')).toBeVisible();
  expect(screen.getByText('npx pnpm@12 ship')).toBeVisible();
  expect(screen.queryByText('Published.')).toBeNull();
});

it('names what will be published without a click', async () => {
  show([samplePublication()]);
  const summary = await screen.findByText(/^What has changed/);
  await waitFor(() =>
    expect(summary).toHaveTextContent(
      'What has changed: Prices, Sample questions · English, أسئلة (نموذج) · العربية and 2 more',
    ),
  );
});

it('shows the name that was typed in Launch where there is no sign-in', async () => {
  localStorage.setItem('desk.name', 'Lena Sample');
  show([
    { ...samplePublication(), saves: [{ summary: 'Edit Prices', by: LOCAL_OWNER, at: '2026-11-27T09:00:00.000Z' }] },
  ]);
  await userEvent.click(await screen.findByText(/^What has changed/));
  expect(await screen.findByText(/^Lena Sample, Nov 27, 2026/)).toBeVisible();
  expect(screen.queryByText(/localhost/)).toBeNull();
  localStorage.removeItem('desk.name');
});

describe('published before', () => {
  const PRICES = 'site/data/prices.yaml';
  const open = async (api: SampleApi) => {
    const publication = () => Promise.resolve(NOTHING_SAVED);
    render(<PublicationBar api={{ ...api, publication }} read={sampleReader} isAlways />);
    await userEvent.click(await screen.findByText('Published before'));
  };
  const takeBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Take back: Edit Prices' }));

  it('is offered with nothing to publish, and says so', async () => {
    await open(sampleApi());
    expect(screen.getByText('Nothing is saved that is not published.')).toBeVisible();
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });

  it('lists when, who, what and which files, and takes a change back as a save', async () => {
    const api = sampleApi();
    const before = api.files.get(PRICES);
    api.publishAs('Edit Prices', { [PRICES]: 'from: []\n' });
    await open(api);
    expect(await screen.findByRole('link', { name: 'Prices' })).toHaveAttribute(
      'href',
      '/owner/content?path=site%2Fdata%2Fprices.yaml',
    );
    expect(screen.getByText(/^Sample Owner, Nov 27, 2026/)).toBeVisible();
    await takeBack();
    expect(await screen.findByText(/^Taken back\. This is saved, not published/)).toBeVisible();
    expect(api.files.get(PRICES)).toBe(before);
    expect(api.requests.map(({ summary }) => summary)).toEqual(['Take back “Edit Prices”']);
    await takeBack();
    expect(await screen.findByText(/is as it was before it already/)).toBeVisible();
    expect(api.requests).toHaveLength(1);
  });

  it('asks the owner where later changes touch the same words, and takes back the rest on request', async () => {
    const api = sampleApi();
    const faq = 'site/content/faq.mdx';
    const before = api.files.get(faq);
    const prices = api.files.get(PRICES) ?? '';
    api.publishAs('Edit Prices', { [PRICES]: prices.replace('amount: 59', 'amount: 590'), [faq]: 'wrong\n' });
    api.otherSave(PRICES, prices.replace('amount: 59', 'amount: 65'));
    await open(api);
    await takeBack();
    const link = await screen.findByRole('link', { name: 'Prices, line 3' });
    expect(link).toHaveAttribute('href', '/owner/content?path=site%2Fdata%2Fprices.yaml&line=3');
    expect(screen.getByText('A later change has changed the same words.')).toBeVisible();
    expect(screen.getByText('- { currency: USD, amount: 59 }')).toBeVisible();
    expect(api.requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Take back the other file' }));
    expect(await screen.findByText(/^Taken back/)).toBeVisible();
    expect(api.files.get(faq)).toBe(before);
    expect(api.files.get(PRICES)).toContain('amount: 65');
  });

  it('shows what the site would refuse, and a lost connection', async () => {
    const api = sampleApi({ [PRICES]: '<Unknown\n' });
    api.publishAs('Edit Prices', { [PRICES]: 'right\n' });
    await open(api);
    await takeBack();
    expect(await screen.findByText(/There is no component <Unknown>/)).toBeVisible();
    expect(api.files.get(PRICES)).toBe('right\n');
    api.isOnline = false;
    await takeBack();
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
  });
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
  const { container } = render(
    <PublicationBar api={{ ...sampleApi(), publication, publish: vi.fn() }} read={sampleReader} />,
  );
  await waitFor(() => expect(publication).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});

it('names what has changed as Content does', async () => {
  show([samplePublication()]);
  await userEvent.click(await screen.findByText(/^What has changed/));
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
  render(<PublicationBar api={{ ...sampleApi(), publication, publish: vi.fn() }} read={{ pages }} />);
  await userEvent.click(await screen.findByText(/^What has changed/));
  expect(await screen.findByRole('link', { name: 'faq · English' })).toBeVisible();
});
