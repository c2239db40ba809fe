import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Prose } from '../text';
import { ShowMore } from './show-more';

const meta = {
  title: 'Page/Show more',
  id: 'show-more',
  component: ShowMore,
  args: {
    count: 2,
    children: (
      <Prose>
        <ul>
          <li>pH: from 3 to 5 is called a small change.</li>
          <li>Oxidation states: oxygen gets −2 in hydrogen peroxide too.</li>
        </ul>
      </Prose>
    ),
  },
  decorators: [
    (Story) => (
      <Prose>
        <ul>
          <li>Enthalpy: the temperature falls, and ΔH still gets a minus sign.</li>
          <li>Titrations: the rough titre enters the mean.</li>
          <li>Ionic compounds: “molecules” of sodium chloride appear.</li>
        </ul>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof ShowMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Oxidation states/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 2 more'));
    await expect(canvas.getByText(/Oxidation states/)).toBeVisible();
    await userEvent.click(canvas.getByText('Show fewer'));
    await expect(canvas.getByText(/Oxidation states/)).not.toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  decorators: [],
  args: {
    count: 2,
    children: (
      <Prose>
        <ul>
          <li>الرقم الهيدروجيني</li>
          <li>أعداد التأكسد</li>
        </ul>
      </Prose>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
