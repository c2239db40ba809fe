import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { SearchResults } from './search-results';

/** A page of results as the server leaves it: here a script plays the server. */
const meta = {
  title: 'search/results',
  component: SearchResults,
  tags: ['autodocs'],
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filled(props: object) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = root.current;
    if (!all) return;
    all.hidden = false;
    const fill = (selector: string, text: string) => {
      for (const element of all.querySelectorAll(selector)) element.textContent = text;
    };
    fill('[data-query]', 'tok');
    const some = all.querySelector<HTMLElement>('[data-search-some]');
    if (some) some.hidden = false;
    const place = all.querySelector<HTMLElement>('[data-search-place="0"]');
    if (place) place.hidden = false;
    fill('[data-search-place="0"] [data-search-label]', 'Service');
    fill('[data-search-place="0"] [data-search-link]', 'Theory of Knowledge');
    fill('[data-search-place="0"] [data-search-text]', 'The essay and the exhibition, with a reader beside you.');
  }, []);
  return <SearchResults ref={root} {...props} />;
}

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
