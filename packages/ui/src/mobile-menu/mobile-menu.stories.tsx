import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleItems } from '../navigation-menu/sample-items';
import { Search } from '../search';
import { answerIndex } from '../search/sample-index';
import { MobileMenu, MobileMenuTrigger } from './mobile-menu';

const meta = {
  title: 'Shell/Mobile menu',
  id: 'mobile-menu',
  component: MobileMenu,
  globals: { viewport: { value: 'w390', isRotated: false } },
  // Each story has its own id, because a documentation page shows several.
  argTypes: { id: { control: false }, search: { control: false } },
  args: {
    id: 'mobile-menu',
    items: sampleItems,
    current: '/tutors',
    bookingUrl: 'https://calendar.tutoring.example/free-consultation',
    contact: [{ label: 'hello@tutoring.example', href: 'mailto:hello@tutoring.example' }],
  },
  render: (args, { id, viewMode }) => (
    <main>
      <h1>A page</h1>
      <MobileMenuTrigger for={id} className="trigger" />
      <MobileMenu {...args} id={id} />
      {'A long page behind the menu. '.repeat(viewMode === 'docs' ? 4 : 400)}
    </main>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the dialog like its trigger. */
const openMenu = async (canvas: Canvas, element: HTMLElement) => {
  element.querySelector('dialog')?.showModal();
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Default: Story = {};

/** With `defaultOpen` it opens as soon as scripts run. It has its own frame, because it would cover the documentation page. */
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(0));
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(Math.min(320, innerWidth * 0.85));
    await expect(canvas.getByRole('link', { name: 'Book a Free Consultation' })).toBeVisible();
    const mail = canvas.getByRole('link', { name: 'hello@tutoring.example' });
    await expect(mail).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('target');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const OneSubMenuAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    await userEvent.click(canvas.getByText('Tutoring'));
    await expect(canvas.getByRole('link', { name: 'French' })).toBeVisible();
    await userEvent.click(canvas.getByText('About Us'));
    await waitFor(() => expect(canvas.getByText('French')).not.toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Tutors' })).toHaveAttribute('aria-current', 'page');
  },
};

export const FocusStaysInside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    const close = canvas.getByRole('button', { name: 'Close menu' });
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Book a Free Consultation' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The search box is above the links. */
export const WithSearch: Story = {
  args: { search: <Search place="menu" /> },
  beforeEach: () => answerIndex(),
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

/** The close button stays visible when the menu scrolls. One Escape closes the menu, also from the search box. */
export const SearchInUse: Story = {
  args: { search: <Search place="menu" /> },
  beforeEach: () => answerIndex(),
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.click(field);
    await userEvent.keyboard('tok');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(0));
    menu.scrollTop = menu.scrollHeight;
    const close = canvas.getByRole('button', { name: 'Close menu' });
    await waitFor(() => {
      const { left, top, width, height } = close.getBoundingClientRect();
      return expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};

/** A note below a group says that its links lead to pages in English. */
export const EnglishPages: Story = {
  globals: { language: 'ja' },
  args: {
    items: [
      { label: '日本', href: '/jp' },
      {
        label: '科目',
        items: [
          { label: '化学', href: '/services/chemistry-tutoring', hrefLang: 'en' },
          { label: '物理', href: '/services/physics-tutoring', hrefLang: 'en' },
        ],
      },
    ],
    current: '/jp',
  },
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    await userEvent.click(canvas.getByText('科目'));
    await expect(canvas.getByRole('link', { name: '化学 (英語)' })).toHaveAttribute('hreflang', 'en');
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas, canvasElement);
    const menu = canvas.getByRole('dialog', { name: 'القائمة' });
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBe(document.documentElement.clientWidth));
  },
};
