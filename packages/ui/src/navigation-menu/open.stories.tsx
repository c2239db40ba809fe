import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NavigationMenu, type NavigationMenuProps } from './navigation-menu';
import { sampleItems } from './sample-items';

/** A page that keeps and shows which panel is open. */
function Kept({ open = null, onOpenChange, ...args }: NavigationMenuProps) {
  const [label, setLabel] = useState(open);
  const change = (next: string | null) => {
    setLabel(next);
    onOpenChange?.(next);
  };
  return (
    <main>
      <h1>Navigation</h1>
      <NavigationMenu {...args} open={label} onOpenChange={change} />
      <div style={{ marginBlockStart: '20rem' }}>
        <button type="button" onClick={() => setLabel('Learning Hub')}>
          Open the Learning Hub
        </button>
        <p role="status">{label ? `“${label}” is open.` : 'No panel is open.'}</p>
      </div>
    </main>
  );
}

/** Which panel is open, and when it opens and closes. */
const meta = {
  title: 'Shell/Navigation menu/Open and delays',
  id: 'navigation-menu-open',
  component: NavigationMenu,
  args: { items: sampleItems },
  render: (args) => (
    <main>
      <h1>Navigation</h1>
      <NavigationMenu {...args} />
      <p>
        <button type="button">Beside the menu</button>
      </p>
    </main>
  ),
} satisfies Meta<typeof NavigationMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const isOpen = (canvas: Canvas, name: string, open = true) =>
  waitFor(() => expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', String(open)), { timeout: 3000 });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** With `defaultOpen` a panel opens as soon as scripts run, and then the menu keeps its own state. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: 'About Us' },
  play: async ({ canvas }) => {
    await isOpen(canvas, 'About Us');
    await userEvent.click(trigger(canvas, 'Beside the menu'));
    await isOpen(canvas, 'About Us', false);
    await userEvent.click(trigger(canvas, 'About Us'));
    await isOpen(canvas, 'About Us');
  },
};

/** With `open` the caller keeps the state, and `onOpenChange` reports what a visitor does. */
export const KeptByTheCaller: Story = {
  args: { open: 'Tutoring', onOpenChange: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    await isOpen(canvas, 'Tutoring');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(trigger(canvas, 'About Us'));
    await isOpen(canvas, 'About Us');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('About Us');
    await userEvent.click(trigger(canvas, 'Open the Learning Hub'));
    await isOpen(canvas, 'Learning Hub');
    await expect(canvas.getByRole('status')).toHaveTextContent('“Learning Hub” is open.');
  },
};

/** The caller sets `open` and does not follow: the panel stays as it is. */
export const HeldOpen: Story = {
  args: { open: 'About Us', onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    await isOpen(canvas, 'About Us');
    await userEvent.click(trigger(canvas, 'About Us'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null);
    await isOpen(canvas, 'About Us');
  },
};

/** A panel opens after the pointer has rested for 400 ms, and closes 800 ms after the pointer leaves. */
export const OtherDelays: Story = {
  args: { openDelay: 400, closeDelay: 800 },
  play: async ({ canvas }) => {
    await userEvent.hover(trigger(canvas, 'Learning Hub'));
    await wait(200);
    await isOpen(canvas, 'Learning Hub', false);
    await isOpen(canvas, 'Learning Hub');
    await userEvent.unhover(trigger(canvas, 'Learning Hub'));
    await wait(400);
    await isOpen(canvas, 'Learning Hub');
    await isOpen(canvas, 'Learning Hub', false);
  },
};
