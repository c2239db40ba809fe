import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Video } from './video';

/** Our own drawing, in place of a photo. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <path fill="#3c5a4f" d="M0 0h1280v720H0z"/>
  <path fill="none" stroke="#e8e2d2" stroke-width="9" stroke-linecap="round" d="M520 130h210M520 130v150l-90 160h390l-90-160V130M470 370h310"/>
  <circle cx="600" cy="405" r="14" fill="#e8e2d2"/><circle cx="670" cy="390" r="10" fill="#e8e2d2"/>
</svg>`;

const meta = {
  title: 'Proof and facts/Video',
  id: 'video',
  component: Video,
  args: {
    provider: 'youtube',
    id: 'aqz-KE_bpKQ',
    title: 'Balancing a redox equation, line by line',
    duration: '4 min',
  },
  // No controls: changing one of the two alone makes an invalid video.
  argTypes: { provider: { control: false }, id: { control: false } },
  decorators: [
    (Story) => (
      <main style={{ padding: '1rem' }}>
        <h1>Redox</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Video>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Replaces the provider's player with an empty page, so that tests send no third-party requests. */
function withoutCompany(canvasElement: HTMLElement): void {
  const video = canvasElement.querySelector<HTMLElement>('[data-video]');
  if (video) video.dataset.video = 'about:blank';
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Play video Balancing a redox equation, line by line' });
    await expect(button).toHaveAccessibleDescription(/^Pressing play loads the video from YouTube, which then learns/);
    const link = canvas.getByRole('link', { name: 'Watch on YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE_bpKQ');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** With a poster from our own site. */
export const Poster: Story = {
  args: { poster: { src: `data:image/svg+xml,${encodeURIComponent(PICTURE)}`, width: 1280, height: 720 } },
};
export const Vimeo: Story = {
  args: { provider: 'vimeo', id: '76979871', duration: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/loads the video from Vimeo/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch on Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
  },
};
/** By keyboard: the player replaces the button and takes the focus. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    withoutCompany(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTitle('Balancing a redox equation, line by line')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  },
};
export const LongTitle: Story = {
  args: {
    title: 'What the examiner’s report says about the data-based question, and how to answer one within the time',
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: Poster.args };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { title: '酸化還元反応式のつくり方を一行ずつ', duration: '4分' },
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { title: 'موازنة معادلة الأكسدة والاختزال سطرًا بسطر', duration: '4 دقائق' },
};
export const German: Story = {
  globals: { language: 'de' },
  args: { title: 'Eine Redoxgleichung ausgleichen, Zeile für Zeile', duration: '4 Min.' },
};
