import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onAPage } from '../../notice-card/on-a-page';
import { InstallCard } from './install-card';
import { InstallPrompt, type InstallEvent } from './install-prompt';

/** A prompt with an event like that of a browser. */
function promptWith(outcome: 'accepted' | 'dismissed' | 'broken'): InstallPrompt {
  const prompt = new InstallPrompt();
  prompt.take(
    Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => (outcome === 'broken' ? Promise.reject(new Error('No')) : Promise.resolve()),
      userChoice: Promise.resolve({ outcome }),
    }) as InstallEvent,
  );
  return prompt;
}

const meta = {
  title: 'Over the page/Install card',
  id: 'install-card',
  component: InstallCard,
  argTypes: { prompt: { control: false } },
  parameters: { docs: { story: { height: '22rem' } } },
  args: { howTo: '#how', onDismiss: fn() },
  beforeEach: () => {
    localStorage.removeItem('tutoring-install-dismissed');
    sessionStorage.removeItem('tutoring-install-available');
  },
  decorators: [onAPage],
} satisfies Meta<typeof InstallCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { prompt: promptWith('accepted') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('tutoring-install-dismissed')).toBeNull();
  },
};
/** Later hides the card for seven days. */
export const Later: Story = {
  args: { prompt: promptWith('accepted') },
  play: async ({ canvas, args }) => {
    const before = Date.now();
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(Number(localStorage.getItem('tutoring-install-dismissed'))).toBeGreaterThanOrEqual(before);
  },
};
/** Closing counts as Later. */
export const Closed: Story = {
  args: { prompt: promptWith('accepted') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(localStorage.getItem('tutoring-install-dismissed')).not.toBeNull();
  },
};
/** Declining in the browser's dialog counts as Later. */
export const Declined: Story = {
  args: { prompt: promptWith('dismissed') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('tutoring-install-dismissed')).not.toBeNull();
  },
};
export const Failed: Story = {
  args: { prompt: promptWith('broken') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(canvas.getByText('Installation failed')).toBeVisible());
    await expect(canvas.getByText('No install prompt available')).not.toBeVisible();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
/** An event works once. */
export const NoPrompt: Story = {
  args: { prompt: new InstallPrompt() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(canvas.getByText('No install prompt available')).toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const German: Story = { globals: { language: 'de' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
