import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useEffect, useRef } from 'react';
import { SearchResults, type SearchResultsProps } from './search-results';

/** A results page as the server fills it in. In the stories a script does what the server does. */
const meta = {
  title: 'Shell/Search/Results',
  id: 'search-results',
  component: SearchResults,
  args: { action: '/search', contact: '/contact' },
  render: (args) => <Filled {...FOUND} results={args} />,
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Answer {
  /** The selectors of the elements that the server unhides. */
  seen: readonly string[];
  /** The texts it fills in, by selector. */
  texts: Record<string, string>;
}

const FOUND: Answer = {
  seen: ['[data-search-some]', '[data-search-place="0"]'],
  texts: {
    '[data-query]': 'tok',
    '[data-search-place="0"] [data-search-label]': 'Service',
    '[data-search-place="0"] [data-search-link]': 'Theory of Knowledge',
    '[data-search-place="0"] [data-search-text]': 'The essay and the exhibition, with a reader beside you.',
  },
};
const NOTHING: Answer = {
  seen: ['[data-search-none]', '[data-search-meant]'],
  texts: { '[data-query]': 'thoery', '[data-search-meant-query]': 'theory' },
};

function Filled({ seen, texts, results }: Answer & { results: SearchResultsProps }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = root.current;
    if (!all) return;
    all.hidden = false;
    for (const selector of seen) {
      const part = all.querySelector<HTMLElement>(selector);
      if (part) part.hidden = false;
    }
    for (const [selector, text] of Object.entries(texts)) {
      for (const element of all.querySelectorAll(selector)) element.textContent = text;
    }
  }, [seen, texts]);
  return <SearchResults ref={root} {...results} />;
}

export const Default: Story = {};
/** Without results the page shows a hint, the nearest spelling, and a link to a person. */
export const NothingFound: Story = { render: (args) => <Filled {...NOTHING} results={args} /> };
/** On a page with a `Chat`, visitors can ask it the same. */
export const AsksTheChat: Story = {
  args: { hasChat: true },
  render: (args) => <Filled {...NOTHING} results={args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask about “thoery”' })).toHaveAttribute('href', '/contact');
  },
};
export const WeakResults: Story = { args: { hasChat: true } };
/** After too many searches the server refuses to search for a while. */
export const TooOften: Story = {
  render: (args) => <Filled seen={['[data-search-busy]']} texts={{}} results={args} />,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
