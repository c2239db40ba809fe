import type { Publication } from '@tutoring/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleReader } from '../content/sample-reader';
import { PublicationBar } from './publication-bar';
import { NOTHING_SAVED, samplePublication } from './sample';

const withPublication = (publication: Publication) => ({
  api: {
    publication: () => Promise.resolve(publication),
    publish: () =>
      Promise.resolve({ ...NOTHING_SAVED, next: ['The host now checks the site once more and ships it.'] }),
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
