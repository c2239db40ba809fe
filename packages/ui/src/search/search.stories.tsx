import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ASK_CHAT } from '../chat/ask';
import { answerIndex } from './sample-index';
import { Search } from './search';

const meta = {
  title: 'Shell/Search',
  id: 'search',
  component: Search,
  // Room for the list.
  parameters: { docs: { story: { height: '16rem' } } },
  args: {
    popular: [
      { href: '/tutoring-packages', label: 'Tutoring packages' },
      { href: '/tutors', label: 'Tutors' },
    ],
    // The form must not leave the story.
    onSubmit: (event) => event.preventDefault(),
    onSearch: fn(),
  },
  beforeEach: () => {
    localStorage.removeItem(`${STORAGE_KEY.recentSearchesPrefix}full`);
    localStorage.removeItem(STORAGE_KEY.noSearchKey);
    return answerIndex();
  },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { docs: { story: { height: '28rem' } } } };

/** Words match in any order. Results are grouped by type. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tutoring chem');
    await expect(await canvas.findByRole('option', { name: /Chemistry tutoring/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Service' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Chemistry tutoring');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** An empty field shows recent searches, which the visitor can remove, and popular pages. */
export const Recent: Story = {
  beforeEach: () => {
    localStorage.setItem(`${STORAGE_KEY.recentSearchesPrefix}full`, JSON.stringify(['tok essay', 'hong kong']));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(await canvas.findByRole('option', { name: 'tok essay' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “tok essay” from recent searches' }));
    await expect(canvas.queryByRole('option', { name: 'tok essay' })).toBeNull();
    await expect(canvas.getByRole('option', { name: 'hong kong' })).toBeVisible();
  },
};

/** Without results the list shows a hint, the nearest spelling, and a link to a person. */
export const NoResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'thoery');
    await expect(await canvas.findByText('No results found for "thoery"', { selector: 'div p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean “theory”?' }));
    await expect(await canvas.findByRole('option', { name: /Theory of Knowledge/ })).toBeVisible();
  },
};

/** On a page with a `Chat`, visitors can ask it what the search did not find. */
export const AsksTheChat: Story = {
  args: { hasChat: true },
  play: async ({ canvas }) => {
    const asked = fn((event: Event) => event.preventDefault());
    window.addEventListener(ASK_CHAT, asked, { once: true });
    await userEvent.type(canvas.getByRole('searchbox'), 'piano lessons');
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask about “piano lessons”' }));
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ detail: 'piano lessons' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByText('No results found for "piano lessons"', { selector: 'div p' })).not.toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), ' ');
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 't');
    await expect(await canvas.findByText('Type at least 2 characters.', { selector: 'div p' })).toBeVisible();
  },
};

/** The index starts to load at the first focus, so the list may have to wait for it. */
export const Loading: Story = {
  args: { source: '/search-index-slow.json' },
  beforeEach: () => answerIndex(() => new Promise<Response>(() => undefined)),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tok');
    await expect(await canvas.findByText('Loading search…', { selector: 'div p' })).toBeVisible();
  },
};

/** If the index cannot be loaded, the list says why, and shows fallback links. */
export const Unavailable: Story = {
  args: { source: '/search-index-broken.json' },
  beforeEach: () => answerIndex(() => new Response('', { status: 503, statusText: 'Service Unavailable' })),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tok');
    await expect(await canvas.findByText('Failed to load search index: 503 Service Unavailable')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'About' })).toHaveAttribute('href', '/about');
  },
};

/** In a bar it is an icon that grows into a field over the content beside it. */
export const InABar: Story = {
  args: { place: 'bar' },
  decorators: [
    (StoryOfBar) => (
      <div style={{ containerType: 'inline-size', minBlockSize: '30rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'end' }}>
          <StoryOfBar />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box.clientWidth).toBeLessThanOrEqual(40);
    await userEvent.type(box, 'grade');
    await expect(await canvas.findByRole('option', { name: /Grade calculator/ })).toBeVisible();
  },
};
/** In a menu the results push the following content down. */
export const InAMenu: Story = { args: { place: 'menu' }, play: (context) => Results.play?.(context) };
export const OnTheBlog: Story = { args: { scope: 'blog' } };
export const Dark: Story = { globals: { theme: 'dark' }, play: (context) => Results.play?.(context) };
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ib');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
  },
};
export const Arabic: Story = { globals: { language: 'ar' }, play: Japanese.play };
