import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchoolList } from './school-list';

beforeEach(() => {
  // Simulates a Czech browser, which sorts “Ch” after “H” if no language is given.
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, that, locales) {
    return new Intl.Collator(locales ?? 'cs').compare(this, that);
  });
});
afterEach(() => void vi.restoreAllMocks());

const schools = ['Hamilton', 'Chester', 'Iver'].map((city) => ({
  name: `A school in ${city}`,
  city,
  programmes: ['AP'],
}));

function citiesIn(language?: string): (string | null)[] {
  render(<SchoolList schools={schools} language={language} />);
  const [, city] = screen.getAllByRole('combobox');
  const options = within(city as HTMLElement).getAllByRole('option');
  return options.map(({ textContent }) => textContent).slice(1);
}

it('sorts by the page’s language, not the browser’s, as the server does', () => {
  expect(citiesIn()).toEqual(['Chester', 'Hamilton', 'Iver']);
});

it('sorts by the `language` prop', () => {
  expect(citiesIn('cs')).toEqual(['Hamilton', 'Chester', 'Iver']);
});

it('has valid and not required filters before the visitor chooses', () => {
  const { container } = render(<SchoolList schools={schools} />);
  for (const filter of screen.getAllByRole('combobox')) {
    expect(filter).not.toBeRequired();
    expect(filter).toBeValid();
  }
  expect(container.textContent).not.toContain('optional');
});
