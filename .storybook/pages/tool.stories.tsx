import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageMeta } from './site-page';

const meta = { ...pageMeta, title: 'Pages/Tool', args: { name: 'tool' } } satisfies Meta<typeof pageMeta.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
