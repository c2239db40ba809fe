import type { Publication } from '@tutoring/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleApi, type SampleApi } from '../content/sample-api';
import { sampleReader } from '../content/sample-reader';
import { PublicationBar } from './publication-bar';
import { NOTHING_SAVED, samplePublication } from './sample';

const PRICES = 'site/data/prices.yaml';

/** Two published changes, of which the first cannot be taken back as a whole. */
function published(): SampleApi {
  const api = sampleApi();
  const prices = api.files.get(PRICES) ?? '';
  api.publishAs('Edit Prices', {
    [PRICES]: prices.replace('amount: 59', 'amount: 590'),
    'site/content/faq.mdx': '---\ntitle: "Sample questions"\n---\n\nA mistake.\n',
    'site/data/photos/sample.jpg': 'AAAA',
  });
  api.publishAs('Edit Prices; Edit Sample home', { [PRICES]: prices.replace('amount: 59', 'amount: 65') });
  return api;
}

const withPublication = (publication: Publication) => ({
  api: {
    ...published(),
    publication: () => Promise.resolve(publication),
    publish: () =>
      Promise.resolve({ ...NOTHING_SAVED, next: [{ text: 'The host now checks the site once more and ships it.' }] }),
  },
  read: sampleReader,
});

const meta = {
  title: 'Desk/Publication',
  id: 'publication-bar',
  component: PublicationBar,
  args: withPublication(samplePublication()),
  argTypes: { api: { control: false }, read: { control: false } },
} satisfies Meta<typeof PublicationBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 changes saved, not published · Checks passed')).toBeVisible();
  },
};
export const Running: Story = {
  args: withPublication(samplePublication({ checks: 'running', obstacle: 'The checks are still running.' })),
};
export const Failed: Story = {
  args: withPublication(
    samplePublication({ checks: 'failed', obstacle: 'The checks have failed. Correct the mistakes.' }),
  ),
};
export const Phone: Story = { ...Failed, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
export const TakeBack: Story = {
  args: { ...withPublication(NOTHING_SAVED), isAlways: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Published before'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back: Edit Prices' }));
    await expect(await canvas.findByText(/^Nothing was taken back/)).toBeVisible();
  },
};
export const TakeBackOnPhone: Story = { ...TakeBack, globals: { viewport: { value: 'w390', isRotated: false } } };
