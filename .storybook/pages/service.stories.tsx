import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageMeta } from './site-page';

const meta = { ...pageMeta, title: 'Pages/Service', args: { name: 'service' } } satisfies Meta<
  typeof pageMeta.component
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
/** Before the fonts arrive. Its HTML is that of the phone, so no test runs it. */
export const FirstVisitOnAPhone: Story = { ...Phone, globals: { ...Phone.globals, visit: 'first' }, tags: ['!test'] };
