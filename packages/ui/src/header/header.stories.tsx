import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageSwitcher } from '../language-switcher';
import { NavigationMenu } from '../navigation-menu';
import { sampleItems } from '../navigation-menu/sample-items';
import { Search } from '../search';
import { answerIndex } from '../search/sample-index';
import { Header } from './header';

const meta = {
  title: 'Shell/Header',
  id: 'header',
  component: Header,
  // Elements have no control.
  argTypes: {
    navigation: { control: false },
    search: { control: false },
    mobileSearch: { control: false },
    children: { control: false },
  },
  args: {
    brand: 'Marginalia',
    bookingUrl: 'https://calendar.tutoring.example/free-consultation',
    current: '/contact',
    items: sampleItems,
    navigation: <NavigationMenu items={sampleItems} current="/contact" />,
  },
  render: (args) => (
    <>
      <Header {...args} />
      <main id="content" tabIndex={-1}>
        <h1>A page</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Room for open menus.
  parameters: { docs: { story: { height: '28rem' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Book a Free Consultation' })).toBeVisible();
  },
};

export const WithLanguages: Story = {
  args: {
    children: (
      <LanguageSwitcher
        current="en-JP"
        choices={[
          { lang: 'ja-JP', label: '日本語', href: '#ja' },
          { lang: 'en-JP', label: 'English', href: '#en' },
        ]}
      />
    ),
  },
};

export const SkipLinkComesFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
  },
};

/** The search box is an icon until it has the focus. A second one is in the mobile menu. */
export const WithSearch: Story = {
  args: { search: <Search place="bar" />, mobileSearch: <Search place="menu" /> },
  beforeEach: () => answerIndex(),
};

/** For languages with long words, the menu button stays up to 1216 px. */
export const LongWords: Story = { args: { navigationFrom: 'wider' }, globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
