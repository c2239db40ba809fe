import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';

const meta = { title: 'icon', component: Icon, args: { name: 'menu' } } satisfies Meta<typeof Icon>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
