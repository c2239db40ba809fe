import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Provider, type LinkProps } from '../provider';
import { Link } from './link';

const meta = { title: 'link', component: Link, tags: ['autodocs'] } satisfies Meta<typeof Link>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <p>
      A link to <Link href="/contact">a page of the site</Link>, to{' '}
      <Link href="https://www.example.org">another site</Link> and to <Link href="#below">a place below</Link>.
    </p>
  ),
};

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} data-router="" {...rest}>
      {children}
    </a>
  );
}

export const OnlyPagesOfTheSiteGoThroughTheRouter: StoryObj = {
  render: () => (
    <Provider linkComponent={RouterLink}>
      <Link href="/contact">page</Link> <Link href="https://www.example.org">site</Link>{' '}
      <Link href="//www.example.org">host</Link> <Link href="#below">place</Link>
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'page' })).toHaveAttribute('data-router');
    for (const name of ['site', 'host', 'place']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router');
    }
  },
};
