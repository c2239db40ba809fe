import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout';
import { Icon, ICON_NAMES } from './icon';

const meta = { title: 'icon', component: Icon, tags: ['autodocs'], args: { name: 'sparkle' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid>
      {ICON_NAMES.map((name) => (
        <p key={name}>
          <Icon name={name} /> {name}
        </p>
      ))}
    </Grid>
  ),
};

export const WithMeaning: Story = {
  args: { name: 'check', label: 'Included' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Included' })).toBeVisible();
  },
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Arabic: Story = { ...All, globals: { language: 'ar' } };
