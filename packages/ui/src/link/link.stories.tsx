import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Provider, type LinkProps } from '../provider';
import { Link } from './link';

const meta = {
  title: 'Page/Link',
  id: 'link',
  component: Link,
  args: { href: '/contact', children: 'Ask a question first' },
  argTypes: {
    href: {
      description: 'A page of the site (`/contact`), another site (`https://…`) or a place on the page (`#below`).',
    },
    children: { description: 'The words one presses: they say where it leads.' },
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

/** Its text and its page are Japanese, and get a Japanese font and voice. */
export const ToAnotherLanguage: StoryObj = {
  render: () => (
    <p>
      For families in Japan:{' '}
      <Link href="/jp" lang="ja" hrefLang="ja">
        日本のご家庭へ
      </Link>
    </p>
  ),
};

/** It wraps like the text around it. */
export const LongText: Story = {
  args: {
    children: 'How the internal assessment, the papers and the practical work count in each course from May 2027 on',
  },
  render: (args) => (
    <p style={{ maxInlineSize: '20rem' }}>
      One page says it: <Link {...args} />.
    </p>
  ),
};
export const Dark: StoryObj = { ...States, globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { children: 'اطرحوا سؤالكم أولًا' } };
