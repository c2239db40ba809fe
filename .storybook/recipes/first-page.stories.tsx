import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstPage } from './first-page';

/** The page that the start page builds in five minutes. */
const meta = { title: 'Recipes/First page', component: FirstPage } satisfies Meta<typeof FirstPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
