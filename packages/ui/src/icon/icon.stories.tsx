import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Row } from '../layout';
import { Icon, ICON_NAMES } from './icon';

const meta = { title: 'The tutor’s hand/Icon', id: 'icon', component: Icon, args: { name: 'sparkle' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
/** It takes size and colour from the text beside it. A `Row` keeps both on one line. */
export const BesideWords: Story = {
  render: (args) => (
    <>
      <Row style={{ fontSize: '2rem' }}>
        <Icon {...args} /> Large words
      </Row>
      <Row>
        <Icon {...args} /> Words of the page’s size
      </Row>
      <Row style={{ fontSize: '0.875rem' }}>
        <Icon {...args} /> Small words
      </Row>
    </>
  ),
};
