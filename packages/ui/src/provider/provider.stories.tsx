import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ar } from '../breadcrumbs/messages/ar';
import { Breadcrumbs } from '../breadcrumbs';
import { Provider } from './provider';

const meta = { title: 'provider', component: Provider, tags: ['autodocs'] } satisfies Meta<typeof Provider>;
export default meta;

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Contact', href: '/contact' },
];

export const WordsOfThePageAndOfTheCaller: StoryObj = {
  render: () => (
    <Provider messages={{ breadcrumbs: ar }}>
      <Breadcrumbs trail={trail} />
      <Breadcrumbs trail={trail} messages={{ label: 'Where you are' }} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: ar.label })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
  },
};
